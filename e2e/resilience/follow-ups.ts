import type { DomainEvent } from '@carecircle/contracts';

/** What reactions have to make of a circle's log, and what they made of it, each as one comparable word. */
export interface FollowUps {
  due: string[];
  made: string[];
}

/** Each completed task earns points once; each of Ana's messages is told to Ben once. */
export function followUpsOf(
  circleLog: readonly DomainEvent[],
  { ana, logOfBen }: { ana: { id: string }; logOfBen: readonly DomainEvent[] },
): FollowUps {
  const due = circleLog.flatMap((event) => {
    if (event.type === 'task.completed') return [`points for ${event.id}`];
    const isHers = event.type === 'message.sent' && event.actorId === ana.id;
    return isHers ? [`told of ${event.payload.message.id}`] : [];
  });
  const points = circleLog.flatMap((event) =>
    event.type === 'points.awarded' ? [`points for ${event.payload.causeEventId}`] : [],
  );
  const told = logOfBen.flatMap((event) => {
    if (event.type !== 'notification.added') return [];
    const { cause, relatedId } = event.payload.notification;
    return cause === 'message-received' ? [`told of ${relatedId}`] : [];
  });
  return { due: due.sort(), made: [...points, ...told].sort() };
}
