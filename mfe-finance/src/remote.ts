import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { bills } from './bills/bills.manifest';

export default defineRemote({
  name: 'mfe-finance',
  contractRange: '^0.1.0',
  ...joinFeatures([bills]),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
