import { tsImport } from 'tsx/esm/api';

// Vite loads a config's packages with Node itself, which cannot read TypeScript sources of the workspace.
export const { bundleConfig, remoteConfig, shellConfig } = await tsImport(
  './src/build/index.ts',
  import.meta.url,
);
