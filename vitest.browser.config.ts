import { configDefaults, defineConfig } from 'vitest/config';
import { installedVersion } from './libs/remote-kit/src/build/singletons';
import { testedRemote } from './libs/remote-kit/src/build/tested-config';
import { inNode } from './vitest.node.config';

const { plugins, test } = testedRemote();
const shared = { react: installedVersion('react', `${import.meta.dirname}/shell`) };

/** The units of the shell, the parts and the kit in one program, for a run of all tests. Each tests itself too (`npx nx test ui`). */
export default defineConfig({
  plugins,
  define: { __SHARED_VERSIONS__: JSON.stringify(shared) },
  test: {
    ...test,
    include: ['shell/src/**/*.test.{ts,tsx}', 'libs/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...inNode],
    passWithNoTests: false,
    // The contrast of colours is read from their stylesheet.
    css: { include: /colors\.css/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
