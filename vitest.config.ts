import { defineConfig } from 'vitest/config';
import { testedRemote } from './libs/remote-kit/src/build/tested-config';

const { plugins, test } = testedRemote();

/**
 * The units of all remotes in one program, for a run of all tests: each alone takes nine seconds of the processor before its first test,
 * mostly for what they share. Each remote tests itself the same way (`npx nx test mfe-care`).
 */
export default defineConfig({
  plugins,
  // A project without a configuration of its own finds this one: it must not pass with none of its tests.
  test: { ...test, include: ['mfe-*/src/**/*.test.{ts,tsx}'], passWithNoTests: false },
});
