import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { banner } from './banner/banner.manifest';
import { card } from './card/card.manifest';
import { emergency } from './emergency/emergency.manifest';
import { louise } from './louise/louise.manifest';

export default defineRemote({
  name: 'mfe-emergency',
  contractRange: '^0.1.0',
  ...joinFeatures([emergency, card, banner, louise]),
  background: () => import('./alerts/track-open-alerts'),
  loadSkills: () => import('./louise/skills'),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
