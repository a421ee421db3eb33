import { defineRemote } from '@carecircle/remote-kit';

export default defineRemote({
  name: 'mfe-settings',
  contractRange: '^0.1.0',
  routes: [
    { id: 'more', path: '/more', title: 'more.title', page: () => import('./more/more.page') },
    {
      id: 'account',
      path: '/more/account',
      title: 'account.title',
      backTo: 'more',
      page: () => import('./account/account.page'),
    },
    {
      id: 'appSettings',
      path: '/more/app-settings',
      title: 'app.title',
      backTo: 'more',
      page: () => import('./app-settings/app-settings.page'),
    },
  ],
  navigation: [{ route: 'more', label: 'more.title', icon: 'menu', order: 50 }],
  menu: [
    {
      route: 'account',
      label: 'account.title',
      note: 'account.note',
      icon: 'user',
      group: 'account',
      order: 10,
    },
    {
      route: 'appSettings',
      label: 'app.title',
      note: 'app.note',
      icon: 'palette',
      group: 'account',
      order: 20,
    },
  ],
  publishes: ['preferences.changed', 'member.profile-changed', 'circle.reset'],
  consumes: ['preferences.changed', 'member.profile-changed'],
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
