import type { Boot } from '@carecircle/contracts';

/** What a page was made with that nobody is signed in to and no remote is served to; the parts that a test does not ask for are left out. */
export const testBoot = {
  ...{ states: {}, releases: [], registryRevision: 0, positions: {}, session: null, answers: [] },
  ...{ contractsVersion: '0.1.0', serverTime: '2026-11-21T10:00:00.000Z', shellVersion: '0.1.0' },
  installation: { mail: true, googleSignIn: false, demo: false },
} as Boot;
