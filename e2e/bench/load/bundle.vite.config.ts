import { fileURLToPath } from 'node:url';
import { bundleConfig } from '@carecircle/remote-kit/build';
import { defineConfig } from 'vite';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const areas = ['care', 'communication', 'emergency', 'finance', 'settings'];

export default defineConfig(() =>
  bundleConfig({
    root: `${workspace}shell`,
    remotes: areas.map((area) => `${workspace}mfe-${area}`),
    isWhole: process.env.BUNDLE === 'whole',
  }),
);
