import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { banner } from './banner/banner.manifest';
import { emergency } from './emergency/emergency.manifest';

export default defineRemote({
  name: 'mfe-emergency',
  contractRange: '^0.1.0',
  ...joinFeatures([emergency, banner]),
  background: () => import('./alerts/track-open-alerts'),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
