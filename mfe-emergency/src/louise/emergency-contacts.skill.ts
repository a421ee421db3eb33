import { routePath, type Skill } from '@carecircle/remote-kit';
import type en from './messages/en.json';

const mostListed = 4;

/** Whom to call in an emergency, the primary contact first. */
export const emergencyContacts: Skill<Extract<keyof typeof en, string>> = {
  description: 'Emergency contacts with phone numbers, the primary one first.',
  answer: async (_question, { t, read }) => {
    const href = routePath('emergency', {}, { tab: 'contacts' });
    const toContacts = href === null ? [] : [{ text: t('link.contacts'), href }];
    const contacts = (await read('emergency.listContacts', {})).slice(0, mostListed);
    if (contacts.length === 0) return { text: t('contacts.none'), links: toContacts };
    const lines = contacts.map(({ name, phone, isPrimary }) =>
      t(isPrimary ? 'contacts.primary-line' : 'contacts.line', { name, phone }),
    );
    const calls = contacts.map(({ name, phone }) => ({
      text: t('link.call', { name }),
      href: `tel:${phone}`,
    }));
    const text = [t('contacts.list'), ...lines.map((line) => `• ${line}`)].join('\n');
    return { text, links: [...calls, ...toContacts] };
  },
};
