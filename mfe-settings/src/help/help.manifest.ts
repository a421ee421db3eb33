import { defineFeature } from '@carecircle/remote-kit';

export const help = defineFeature({
  routes: [
    {
      id: 'help',
      path: '/more/help',
      title: 'help.title',
      backTo: 'more',
      page: () => import('./help.page'),
    },
    {
      ...{ id: 'helpGuides', path: '/more/help/guides', title: 'help.guides', backTo: 'help' },
      page: () => import('./guides/guides.page'),
    },
    {
      ...{ id: 'helpTips', path: '/more/help/tips', title: 'help.tips', backTo: 'help' },
      page: () => import('./tips/tips.page'),
    },
    {
      ...{ id: 'helpManual', path: '/more/help/manual', title: 'help.manual', backTo: 'help' },
      page: () => import('./manual/manual.page'),
    },
    {
      ...{ id: 'helpContact', path: '/more/help/contact', title: 'help.contact', backTo: 'help' },
      page: () => import('./contact/contact.page'),
    },
    {
      ...{ id: 'helpReleases', path: '/more/help/releases', title: 'help.releases', backTo: 'help' },
      page: () => import('./releases/releases.page'),
    },
  ],
  menu: [
    {
      ...{ route: 'help', label: 'help.title', note: 'help.menu.note' },
      ...{ icon: 'help', group: 'help', order: 50 },
    },
  ],
  publishes: ['support.message-changed'],
  consumes: ['support.message-changed'],
});
