import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './src/messages-plugin';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    environment: 'happy-dom',
    ...{ retry: 1, reporters: ['default', './src/build/flaky-reporter.ts'] },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/checks-come.ts', '@carecircle/ui/testing'],
  },
});
