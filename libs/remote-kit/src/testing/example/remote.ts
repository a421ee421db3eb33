import { defineRemote } from '../../index';

/** A small remote with one page: what the tests of remote-kit run, and what its README shows. */
export const exampleRemote = defineRemote({
  name: 'mfe-example',
  contractRange: '^0.1.0',
  routes: [{ id: 'bills', path: '/bills', title: 'bills.title', page: () => import('./bills.page') }],
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
