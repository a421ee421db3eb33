import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { remoteConfig } from '@carecircle/remote-kit/build';

/** `FAULTS=none` builds the good version that stands before the faulty one, into `dist/good`; the faulty one lies in `dist/faulty`. */
const isGood = process.env.FAULTS === 'none';
const configOf = remoteConfig({ name: 'mfe-faulty' });

/** Puts the faults of lifecycles, and that of a file that throws as it loads, around what the kit makes of the table of contents. */
const faultyLifecycles: Plugin = {
  name: 'faulty-lifecycles',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== 'virtual:carecircle-remote') return null;
    const made = /export default (createRemote\([^]*\));\s*$/;
    if (!made.test(code)) throw new Error('The remote is not made by createRemote');
    const source = JSON.stringify(join(import.meta.dirname, 'src/with-faults.ts'));
    return `import { withFaults } from ${source};\n${code.replace(made, 'export default withFaults($1);')}`;
  },
};

export default defineConfig(async (environment) =>
  mergeConfig(await configOf(environment), {
    plugins: [faultyLifecycles],
    define: { __FAULTS__: JSON.stringify(!isGood) },
    build: { outDir: isGood ? 'dist/good' : 'dist/faulty' },
  }),
);
