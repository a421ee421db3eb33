import { defineRemote } from '@carecircle/remote-kit';

/** A remote that fails on demand, for proving that it costs only its own area (MFE-8). */
export default defineRemote({
  name: 'mfe-faulty',
  contractRange: '^0.1.0',
  routes: [{ id: 'faulty', path: '/faulty', title: 'faulty.title', page: () => import('./faulty.page') }],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'faulty',
      order: 99,
      skeleton: 'tile',
      item: () => import('./faulty.tile'),
    },
  ],
  menu: [{ route: 'faulty', label: 'faulty.title', icon: 'warning', group: 'help', order: 99 }],
  background: () => import('./faulty-background'),
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
});
