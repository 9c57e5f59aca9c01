import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['src/generated', '.svelte-check']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows the types
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space
      'svelte/no-unused-svelte-ignore': 'off', // it reads our reasons as names of warnings
      'svelte/prefer-svelte-reactivity': 'off', // most maps and dates here never change
    },
  },
);
