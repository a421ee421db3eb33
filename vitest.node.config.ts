import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './libs/remote-kit/src/messages-plugin';
import { test } from './libs/remote-kit/src/build/tested-config';

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

const { setupFiles: _ofPages, ...testedAlike } = test;

/** The units of libraries that need no page, in one program, for a run of all tests. Each tests itself too (`npx nx test contracts`). */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: { ...testedAlike, environment: 'node', include: inNode, passWithNoTests: false },
});
