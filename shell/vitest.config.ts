import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '@carecircle/remote-kit/messages-plugin';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
