import type { DomainEvent, EventType } from '@carecircle/contracts';
import type { NotificationCauseName } from '@carecircle/contracts/notifications/causes';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { UnitOfWork } from '../../spine/context';
import { notifications } from './notifications.tables';
import { countUnread } from './read-own';

interface Answer {
  causes: readonly NotificationCauseName[];
  /** What was answered; null where this event answers nothing. */
  id: string | null;
}

const ofDoses = [
  ...(['dose-due', 'dose-missed', 'dose-missed-unassigned', 'dose-still-missed'] as const),
  ...(['critical-dose-due', 'critical-dose-missed'] as const),
  ...(['critical-dose-missed-unassigned', 'critical-dose-still-missed'] as const),
] as const;
const ofTasks = ['task-handed-back', 'task-assigned', 'task-reassigned'] as const;

const answers: { [T in EventType]?: (payload: DomainEvent<T>['payload']) => Answer } = {
  'member.joined': ({ member }) => ({ causes: ['member-requested'], id: member.id }),
  'member.rejected': ({ memberId }) => ({ causes: ['member-requested'], id: memberId }),
  'task.claimed': ({ task }) => ({ causes: ['task-handed-back'], id: task.id }),
  'task.completed': ({ task }) => ({ causes: ofTasks, id: task.id }),
  'task.deleted': ({ taskId }) => ({ causes: ofTasks, id: taskId }),
  'alert.acknowledged': ({ alert }) => ({ causes: ['alert-raised'], id: alert.id }),
  'alert.resolved': ({ alert }) => ({ causes: ['alert-raised'], id: alert.id }),
  'due-check-in.claimed': ({ dueCheckIn: { id } }) => ({ causes: ['check-in-due', 'check-in-overdue'], id }),
  'due-check-in.done': ({ dueCheckIn: { id } }) => ({
    causes: ['check-in-reminder', 'check-in-due', 'check-in-overdue'],
    id,
  }),
  'calendar-event.edited': ({ calendarEvent: { id, driverId }, changed }) => ({
    causes: ['drive-handed-back'],
    id: changed.includes('driverId') && driverId !== null ? id : null,
  }),
  'dose.taken': ({ dose }) => ({ causes: ofDoses, id: dose.id }),
  'dose.skipped': ({ dose }) => ({ causes: ofDoses, id: dose.id }),
};

export const answeringTypes = Object.keys(answers) as EventType[];

/** What an event answers of what was asked of people; null for nothing. */
export function answerIn(event: DomainEvent): (Answer & { id: string }) | null {
  const answerOf = answers[event.type] as ((payload: DomainEvent['payload']) => Answer) | undefined;
  const answer = answerOf?.(event.payload);
  return answer?.id ? { causes: answer.causes, id: answer.id } : null;
}

/** A request that somebody has answered is read for everybody who was asked; of a gathered item, once all of it is. */
export async function readAnswered(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  circleId: string,
  { causes, id }: Answer & { id: string },
): Promise<void> {
  const { openIds, read, personId, relatedId } = notifications;
  const asked = tx.select({ id: members.personId }).from(members).where(eq(members.circleId, circleId));
  const left = sql`(${openIds} - ${id}::text)`;
  const answered = await tx
    .update(notifications)
    .set({ openIds: left, read: sql`${left} = '[]'::jsonb` })
    .where(
      and(
        inArray(personId, asked),
        eq(notifications.circleId, circleId),
        eq(read, false),
        inArray(notifications.cause, [...causes]),
        or(
          sql`${openIds} @> ${JSON.stringify([id])}::jsonb`,
          and(sql`${openIds} = '[]'::jsonb`, eq(relatedId, id)),
        ),
      ),
    )
    .returning({ id: notifications.id, personId, read });
  const gone = answered.filter((row) => row.read);
  const unread = await countUnread(
    tx,
    gone.map((row) => row.personId),
  );
  for (const row of gone) {
    const payload = { notificationId: row.id, unread: unread.get(row.personId) ?? 0 };
    await record.toPerson(row.personId, 'notification.read', payload);
  }
}
