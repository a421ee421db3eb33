import { configDefaults, defineConfig } from 'vitest/config';
import { messagesPlugin } from './src/messages-plugin';

/** A page that opens loads the modules anew: what proves that has them for itself. */
const pagesAnew = ['src/offline-cache/offline-cache.test.ts'];

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    environment: 'happy-dom',
    ...{ retry: 1, reporters: ['default', './src/build/flaky-reporter.ts'] },
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['./src/testing/index.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'files together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...pagesAnew],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'pages anew', include: pagesAnew } },
    ],
  },
});
