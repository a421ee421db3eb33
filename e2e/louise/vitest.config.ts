import { messagesPlugin } from '@carecircle/remote-kit/messages-plugin';
import { defineConfig } from 'vitest/config';

/** Louise with the skills of all remotes, asked in Node; the server she reads from is a process of its own. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: ['*.test.ts'],
    globalSetup: '../../server/src/testing/programs/share-programs.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@carecircle\//] } },
  },
});
