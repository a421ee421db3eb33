import type { RemoteDefinition } from './define-remote';

/** What one feature adds to its remote, in `<feature>.manifest.ts`. Names, words and background work are the remote's. */
export type FeatureDefinition = Partial<
  Pick<
    RemoteDefinition,
    'routes' | 'navigation' | 'slots' | 'menu' | 'quickActions' | 'skills' | 'publishes' | 'consumes'
  >
>;

/** Types a feature's manifest; `joinFeatures` takes it into the remote's table of contents. */
export function defineFeature(feature: FeatureDefinition): FeatureDefinition {
  return feature;
}
