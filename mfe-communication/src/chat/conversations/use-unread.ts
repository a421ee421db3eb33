import { needsRefetch, useLiveQuery, useSession } from '@carecircle/remote-kit';
import type { ConversationWith } from './conversation';

interface Unread {
  /** None where the server could not be asked: `error` then says that it is not known. */
  unreadIn: (conversation: ConversationWith) => number;
  error: Error | null;
  refetch: () => void;
}

/** Unread messages by conversation, counted by the server. */
export function useUnread(): Unread {
  const circleId = useSession().circle.id;
  const { data, error, refetch } = useLiveQuery(
    'communication.getUnreadMessages',
    {},
    {
      on: {
        'message.sent': needsRefetch,
        'direct-message.sent': needsRefetch,
        'unread-messages.changed': (unread, { payload }) =>
          payload.circleId === circleId ? payload.unread : unread,
      },
    },
  );
  return {
    unreadIn: (conversation) => (conversation === null ? data?.group : data?.direct[conversation]) ?? 0,
    error: data ? null : error,
    refetch,
  };
}
