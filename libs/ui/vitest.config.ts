import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    isolate: false,
    ...{ retry: 1, reporters: ['default', '../remote-kit/src/build/flaky-reporter.ts'] },
    setupFiles: ['./vitest.setup.ts', './src/testing/frames-in-turn.ts'],
    css: { include: /colors\.css/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
