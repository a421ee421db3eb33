import { useLiveQuery, useSession } from '@carecircle/remote-kit';
import type { ConversationWith } from './conversation';

/** Unread messages by conversation, counted by the server. */
export function useUnread(): (conversation: ConversationWith) => number {
  const circleId = useSession().circle.id;
  const { data } = useLiveQuery(
    'communication.getUnreadMessages',
    {},
    {
      on: {
        'message.sent': () => undefined,
        'direct-message.sent': () => undefined,
        'unread-messages.changed': (unread, { payload }) =>
          payload.circleId === circleId ? payload.unread : unread,
      },
    },
  );
  return (conversation) => (conversation === null ? data?.group : data?.direct[conversation]) ?? 0;
}
