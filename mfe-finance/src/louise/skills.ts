import { defineSkills } from '@carecircle/remote-kit';
import { billsDue } from './bills-due.skill';
import type en from './messages/en.json';

export default defineSkills<typeof en>({
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
  skills: {
    'bills-due': billsDue,
  },
});
