import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { account } from './account/account.manifest';
import { appSettings } from './app-settings/app-settings.manifest';
import { circleSettings } from './circle-settings/circle-settings.manifest';
import { more } from './more/more.manifest';

export default defineRemote({
  name: 'mfe-settings',
  contractRange: '^0.1.0',
  ...joinFeatures([more, account, circleSettings, appSettings]),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
