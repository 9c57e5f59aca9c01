import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    test: {
      setupFiles: ['tests/fixtures/jsdom.ts'],
      include: ['tests/**/*.test.ts'],
      restoreMocks: true,
      pool: 'threads',
      isolate: false, // to load all modules again for every file takes half of the time
    },
    resolve: { conditions: ['browser'] },
  }),
);
