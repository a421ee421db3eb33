import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '@carecircle/remote-kit/build';

/** `FAULTS=none` builds the good version that stands before the faulty one, into `dist/good`; the faulty one lies in `dist/faulty`. */
const isGood = process.env.FAULTS === 'none';
const configOf = remoteConfig({ name: 'mfe-faulty' });

export default defineConfig(async (environment) =>
  mergeConfig(await configOf(environment), {
    define: { __FAULTS__: JSON.stringify(!isGood) },
    build: { outDir: isGood ? 'dist/good' : 'dist/faulty' },
  }),
);
