import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    test: { setupFiles: ['tests/jsdom.ts'], include: ['tests/**/*.test.ts'], restoreMocks: true },
    resolve: { conditions: ['browser'] },
  }),
);
