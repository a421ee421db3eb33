import { defineFeature } from '@carecircle/remote-kit';
import { cardFacts } from '../card-access/card-facts';

const linkFacts = ['card.link-renewed', 'card.link-revoked'];

export const card = defineFeature({
  routes: [
    {
      id: 'emergency-card',
      path: '/emergency/card',
      title: 'card.title',
      action: 'recipient:view-health',
      backTo: 'emergency',
      page: () => import('./card.page'),
    },
  ],
  publishes: linkFacts,
  consumes: [...linkFacts, 'card.viewed', ...cardFacts],
});
