import type { FeatureDefinition } from './define-feature';

/** All that the features of a remote add, for its `defineRemote`. An event that several of them name stands there once. */
export function joinFeatures(features: readonly FeatureDefinition[]): Required<FeatureDefinition> {
  return {
    routes: features.flatMap(({ routes = [] }) => routes),
    navigation: features.flatMap(({ navigation = [] }) => navigation),
    slots: features.flatMap(({ slots = [] }) => slots),
    menu: features.flatMap(({ menu = [] }) => menu),
    quickActions: features.flatMap(({ quickActions = [] }) => quickActions),
    skills: features.flatMap(({ skills = [] }) => skills),
    publishes: [...new Set(features.flatMap(({ publishes = [] }) => publishes))],
    consumes: [...new Set(features.flatMap(({ consumes = [] }) => consumes))],
  };
}
