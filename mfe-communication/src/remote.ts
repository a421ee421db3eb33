import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { calls } from './calls/calls.manifest';
import { chat } from './chat/chat.manifest';
import { louise } from './louise/louise.manifest';

export default defineRemote({
  name: 'mfe-communication',
  contractRange: '^0.1.0',
  ...joinFeatures([chat, calls, louise]),
  background: () => import('./background'),
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
