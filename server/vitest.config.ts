import { defineConfig } from 'vitest/config';

/**
 * Tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a server on which databases may be
 * made. Files share their worker's modules, so that an opened database serves them all.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    // A busy machine may stand still for many seconds: these end what hangs, and measure nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As in the browser: a second try, and the test is named as flaky.
    retry: 1,
    reporters: ['default', '../libs/remote-kit/src/build/flaky-reporter.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: 'src/testing/seed-random-input.ts',
  },
});
