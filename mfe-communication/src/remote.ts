import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { chat } from './chat/chat.manifest';

export default defineRemote({
  name: 'mfe-communication',
  contractRange: '^0.1.0',
  ...joinFeatures([chat]),
  background: () => import('./chat/conversations/track-unread'),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
