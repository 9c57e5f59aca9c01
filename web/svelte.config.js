import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** aria-description (WAI-ARIA 1.3) fits every role; Svelte's tables do not know it yet. */
const known = (warning) =>
  warning.code.startsWith('a11y_role_supports_aria_props') && warning.message.includes('aria-description');

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    css: 'external',
    cssHash: ({ hash, css }) => `_${hash(css)}`, // it is on every element that has a style
    discloseVersion: false,
    warningFilter: (warning) => !known(warning),
  },
};
