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
  ...{ retry: 1, reporters: ['default', new FlakyReporter()] },
};

/** What tests of remotes run with. */
export const testedRemote = () => ({ plugins: [messagesPlugin(), react()], test });

/**
 * What a page does once, or knows until it closes (which remotes loaded, failed, and how fast): each file has the modules for
 * itself, and those for tests of screens, which take longer to load than such a test takes, only where it asks for them.
 */
const pagesAnew = ['src/boot/**/*.test.{ts,tsx}', 'src/remotes/**/*.test.{ts,tsx}'];
const { setupFiles, ...testedAlike } = test;

/** The same for the shell. */
export const shellTest = {
  ...testedAlike,
  projects: [
    {
      extends: true as const,
      test: { name: 'files together', exclude: ['**/node_modules/**', ...pagesAnew], setupFiles },
    },
    { extends: true as const, test: { name: 'pages anew', include: pagesAnew, isolate: true } },
  ],
};
