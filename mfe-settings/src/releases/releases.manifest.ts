import { defineFeature } from '@carecircle/remote-kit';

/** Operators alone find something behind these (REL-6); the way there is a link that only they see. */
export const releases = defineFeature({
  routes: [
    {
      id: 'releases',
      path: '/more/releases',
      title: 'releases.title',
      backTo: 'more',
      page: () => import('./releases.page'),
    },
    {
      id: 'release-area',
      path: '/more/releases/:remote',
      title: 'releases.area',
      backTo: 'releases',
      page: () => import('./release-area.page'),
    },
  ],
});
