import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { bills } from './bills/bills.manifest';
import { louise } from './louise/louise.manifest';

export default defineRemote({
  name: 'mfe-finance',
  contractRange: '^0.1.0',
  ...joinFeatures([bills, louise]),
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
