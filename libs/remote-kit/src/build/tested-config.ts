import react from '@vitejs/plugin-react';
import type { ConfigEnv, UserConfig } from 'vite';
import { messagesPlugin } from '../messages-plugin';
import FlakyReporter from './flaky-reporter';

/** A Vite configuration that Vitest reads too. */
type TestedConfig = UserConfig & { test: Record<string, unknown> };
export type TestedConfigFor = (environment: ConfigEnv) => Promise<TestedConfig>;

/** What was installed from packages has stylesheets too, which Node can't load. */
const server = { deps: { inline: [/@carecircle\//] } };

/**
 * A test that fails is tried once more, and named as flaky when it passes then. Files share their worker's modules, so that what
 * the page shares is loaded once: `setupFiles` run for each file all the same, and leave nothing to the next.
 */
export const test = {
  ...{ environment: 'happy-dom', passWithNoTests: true, testTimeout: 60_000, server },
  ...{ isolate: false, restoreMocks: true, unstubGlobals: true },
  setupFiles: ['@carecircle/remote-kit/testing'],
  // Fewer and cheaper collections of garbage, and code made ready at once (measured with the remotes: 57 s of the processor, and 55 s).
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64', '--sparkplug'],
  ...{ retry: 1, reporters: ['default', new FlakyReporter()] },
};

/** What tests of remotes run with. */
export const testedRemote = () => ({ plugins: [messagesPlugin(), react()], test });

/**
 * What needs no page, or has one of its own that knows nothing of other tests: run with the others it would load what pages share
 * once more for itself.
 */
export const inNode = [
  'libs/{contracts,demo-data,event-bus,generators,permissions,remote-json}/src/**/*.test.ts',
  'libs/remote-kit/src/{build,messages-plugin}/**/*.test.ts',
  'libs/remote-kit/src/testing/*.test.ts',
  'libs/remote-kit/src/offline-cache/offline-cache.test.ts',
  'libs/ui/vite/*.test.ts',
];
