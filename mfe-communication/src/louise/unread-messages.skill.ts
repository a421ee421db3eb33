import { routePath, type Skill } from '@carecircle/remote-kit';
import type en from './messages/en.json';

/** How many messages the person has not read, in the group and from each member. */
export const unreadMessages: Skill<Extract<keyof typeof en, string>> = {
  description:
    'How many unread messages the person has, in the group chat and from whom directly. Not what they say.',
  answer: async (_question, { t, read, session }) => {
    const { group, direct } = await read('communication.getUnreadMessages', {});
    const senders = session.members.filter(({ id }) => (direct[id] ?? 0) > 0);
    const chatOf = (text: string, search: Record<string, string>) => {
      const href = routePath('chat', {}, search);
      return href === null ? [] : [{ text, href }];
    };
    const toGroup = chatOf(t('link.chat'), {});
    if (group === 0 && senders.length === 0) return { text: t('unread.none'), links: toGroup };
    const lines = [
      ...(group > 0 ? [t('unread.group', { count: group })] : []),
      ...senders.map(({ id, name }) => t('unread.direct', { count: direct[id] ?? 0, name })),
    ];
    return {
      text: lines.join('\n'),
      links: [
        ...(group > 0 ? toGroup : []),
        ...senders.flatMap(({ id, name }) => chatOf(name, { with: id })),
      ],
    };
  },
};
