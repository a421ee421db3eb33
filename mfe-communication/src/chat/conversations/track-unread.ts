import { bus } from '@carecircle/event-bus';
import { isNewsTo, type Message, type UnreadMessages } from '@carecircle/contracts';
import { callOperation, currentSession, getBusState, setBusState } from '@carecircle/remote-kit';

/**
 * Keeps 'chat.unread' true on every screen (SHELL-5). The server seeds it with the page; events before this start,
 * another circle, or a session read anew after lost events ask for it again.
 */
export default function trackUnread(): () => void {
  let seeded = currentSession();
  if (bus.hasMoved()) void readUnread();
  const stops = [
    bus.on('message.sent', ({ payload }) => countMessage(payload.message)),
    bus.on('direct-message.sent', ({ payload }) => countMessage(payload.message)),
    bus.on('unread-messages.changed', ({ payload }) => {
      if (payload.circleId === currentSession()?.circle.id)
        setBusState('chat.unread', totalUnread(payload.unread));
    }),
    bus.state('session.current').subscribe(() => {
      const session = currentSession();
      if (session === seeded) return;
      seeded = session;
      void readUnread();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Sum of the unread messages of all conversations. */
export function totalUnread({ group, direct }: UnreadMessages): number {
  return Object.values(direct).reduce((sum, count) => sum + count, group);
}

function countMessage(message: Message): void {
  const session = currentSession();
  if (message.circleId !== session?.circle.id || !isNewsTo(session.person.id, message)) return;
  setBusState('chat.unread', getBusState('chat.unread') + 1);
}

async function readUnread(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return setBusState('chat.unread', 0);
  const unread = await callOperation(
    'communication.getUnreadMessages',
    { circleId },
    { isByItself: true },
  ).catch(() => null);
  if (unread && circleId === currentSession()?.circle.id) setBusState('chat.unread', totalUnread(unread));
}
