import { configDefaults, defineConfig } from 'vitest/config';
import { isWhole } from './src/testing/depth';

/**
 * Files that only a whole run has: one more kind of what other tests prove, with processes that are killed and connections that are
 * waited for; and what many records, every zone, every day of a year or another program's tools do with it.
 */
const wholeRun = [
  'src/backup/killed-backup.test.ts',
  'src/backup/postgres-backup.test.ts',
  'src/crypto/open-data-key.test.ts',
  'src/database/ask-engine.test.ts',
  'src/database/damaged-tables.test.ts',
  'src/database/postgres-slow.test.ts',
  'src/demo/demo-figures.test.ts',
  'src/http/event-stream/left-behind.test.ts',
  'src/http/protection/behind-proxy.test.ts',
  'src/http/protection/slow-connections.test.ts',
  'src/modules/calendar/full-series.test.ts',
  'src/modules/circles/erase-in-parts.test.ts',
  'src/modules/copies/circle/circle-copy.test.ts',
  'src/modules/copies/circle/restore-in-parts.test.ts',
  'src/modules/notifications/reminders/many-reminders.test.ts',
  'src/recurrence/zone-walls.test.ts',
  'src/spine/killed-server.test.ts',
];

/**
 * Tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a server on which databases may be
 * made. Files share their worker's modules, so that an opened database serves them all.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isWhole ? [] : wholeRun)],
    pool: 'forks',
    // A third one makes it all slower: each reads the whole server's code for itself (463 s, and 386 s with two).
    maxWorkers: 2,
    isolate: false,
    // Fewer and cheaper collections of garbage, and code made ready at once (measured with 33 files: 91 s of the processor, and 84 s).
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64', '--sparkplug'],
    // A busy machine may stand still for many seconds: these end what hangs, and measure nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // As in the browser: a second try, and the test is named as flaky.
    retry: 1,
    reporters: ['default', '../libs/remote-kit/src/build/flaky-reporter.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: 'src/testing/seed-random-input.ts',
  },
});
