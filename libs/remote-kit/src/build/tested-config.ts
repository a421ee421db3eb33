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
  // On a busy machine a second is soon over: this ends what never comes.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['@carecircle/remote-kit/testing'],
  // Fewer and cheaper collections of garbage, and code made ready at once (measured with the remotes: 57 s of the processor, and 55 s).
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64', '--sparkplug'],
  ...{ retry: 1, reporters: ['default', new FlakyReporter()] },
};

/** What tests of remotes run with. */
export const testedRemote = () => ({ plugins: [messagesPlugin(), react()], test });
