import type { RemoteManifest } from '@carecircle/contracts';

/** A remote's manifest as the registry would serve it. */
export function testManifest(declared: Partial<RemoteManifest> & { name: string }): RemoteManifest {
  return {
    version: '1.0.0',
    commit: 'test',
    contractRange: '^0.1.0',
    shared: {},
    entry: 'container.js',
    files: [],
    chunks: {},
    words: {},
    icons: {},
    spokenParts: [],
    borrowed: {},
    routes: [],
    navigation: [],
    slots: [],
    menu: [],
    quickActions: [],
    skills: [],
    publishes: [],
    consumes: [],
    background: false,
    ...declared,
  };
}
