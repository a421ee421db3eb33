import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './libs/remote-kit/src/messages-plugin';
import { inNode, test } from './libs/remote-kit/src/build/tested-config';

const { setupFiles: _ofPages, ...testedAlike } = test;

/** The units of libraries that need no page, in one program, for a run of all tests. Each tests itself too (`npx nx test contracts`). */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: { ...testedAlike, environment: 'node', include: inNode, passWithNoTests: false },
});
