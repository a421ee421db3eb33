import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { account } from './account/account.manifest';
import { appSettings } from './app-settings/app-settings.manifest';
import { billing } from './billing/billing.manifest';
import { circleSettings } from './circle-settings/circle-settings.manifest';
import { privacy } from './privacy/privacy.manifest';
import { more } from './more/more.manifest';
import { notificationSettings } from './notification-settings/notification-settings.manifest';
import { releases } from './releases/releases.manifest';
import { wearables } from './wearables/wearables.manifest';
import { help } from './help/help.manifest';
import { louise } from './louise/louise.manifest';

export default defineRemote({
  name: 'mfe-settings',
  contractRange: '^0.1.0',
  ...joinFeatures([
    more,
    account,
    notificationSettings,
    circleSettings,
    appSettings,
    privacy,
    wearables,
    billing,
    help,
    releases,
    louise,
  ]),
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
