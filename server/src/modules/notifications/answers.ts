import type { Call, DomainEvent, EventType } from '@carecircle/contracts';
import type { NotificationRuleName } from '@carecircle/contracts/notifications/notification-rules';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { UnitOfWork } from '../../spine/context';
import { notifications } from './notifications.tables';
import { countUnread } from './read-own';

interface Answer {
  causes: readonly NotificationRuleName[];
  /** What was answered; null where this event answers nothing. */
  id: string | null;
  /** The only one whose own item is answered; without it, it is for everybody. */
  by?: string;
  /** The circle, for events of a person's own log. */
  circleId?: string;
  /** Whether `id` is the related record, with all that was asked about it. */
  isAll?: true;
}

const ofDoses = [
  ...(['dose-soon', 'dose-due', 'dose-missed', 'dose-missed-unassigned', 'dose-still-missed'] as const),
  ...(['critical-dose-due', 'critical-dose-missed'] as const),
  ...(['critical-dose-missed-unassigned', 'critical-dose-still-missed'] as const),
] as const;
const ofHelp = ['help-needed', 'help-handed-back'] as const;
const ofMedication = (medicationId: string): Answer => ({ causes: ofDoses, id: medicationId, isAll: true });
const ofTasks = ['task-handed-back', 'task-assigned', 'task-reassigned', 'task-due'] as const;
const ofEvent = (id: string): Answer => ({ causes: ['event-due'], id });
const ofBill = (id: string): Answer => ({ causes: ['bill-due'], id });

/** It rings no more for the one in whose log it stands. */
const ofCall = ({ call }: { call: Call }, personId: string): Answer => {
  const isRinging = call.participants.some((one) => one.memberId === personId && one.state === 'ringing');
  return { causes: ['call-ringing'], id: isRinging ? null : call.id, by: personId, circleId: call.circleId };
};

/** By the payload, and whose log it stands in. */
const answers: { [T in EventType]?: (payload: DomainEvent<T>['payload'], scopeId: string) => Answer } = {
  'call.joined': ofCall,
  'call.declined': ofCall,
  'call.missed': ofCall,
  'call.ended': ofCall,
  'member.joined': ({ member }) => ({ causes: ['member-requested'], id: member.id }),
  'member.rejected': ({ memberId }) => ({ causes: ['member-requested'], id: memberId }),
  'task.claimed': ({ task }) => ({ causes: ['task-handed-back'], id: task.id }),
  'task.completed': ({ task }) => ({ causes: ofTasks, id: task.id }),
  'task.deleted': ({ taskId }) => ({ causes: ofTasks, id: taskId }),
  'alert.acknowledged': ({ alert }) => ({ causes: ['alert-raised'], id: alert.id }),
  'alert.resolved': ({ alert }) => ({ causes: ['alert-raised'], id: alert.id }),
  'help.claimed': ({ helpRequest }) => ({ causes: ofHelp, id: helpRequest.recipientId }),
  'due-check-in.claimed': ({ dueCheckIn: { id } }) => ({ causes: ['check-in-due', 'check-in-overdue'], id }),
  'due-check-in.done': ({ dueCheckIn: { id } }) => ({
    causes: ['check-in-reminder', 'check-in-due', 'check-in-overdue'],
    id,
  }),
  'message.confirmed': ({ message: { id }, memberId: by }) => ({
    causes: ['urgent-message-received'],
    ...{ id, by },
  }),
  'direct-message.confirmed': ({ message: { id, circleId }, memberId: by }) => ({
    causes: ['urgent-direct-message-received'],
    ...{ id, by, circleId },
  }),
  'calendar-event.edited': ({ calendarEvent: { id, driverId }, changed }) => ({
    causes: ['drive-handed-back'],
    id: changed.includes('driverId') && driverId !== null ? id : null,
  }),
  'calendar-event.completed': ({ calendarEvent }) => ofEvent(calendarEvent.id),
  'calendar-event.cancelled': ({ calendarEvent }) => ofEvent(calendarEvent.id),
  'calendar-event.deleted': ({ calendarEventId }) => ofEvent(calendarEventId),
  'bill.paid': ({ bill }) => ofBill(bill.id),
  'bill.deleted': ({ billId }) => ofBill(billId),
  // That it is due says all that the reminder said, and more.
  'dose.due': ({ dose }) => ({ causes: ['dose-soon'], id: dose.id }),
  'dose.taken': ({ dose }) => ({ causes: ofDoses, id: dose.id }),
  'dose.skipped': ({ dose }) => ({ causes: ofDoses, id: dose.id }),
  'medication.paused': ({ medication }) => ofMedication(medication.id),
  'medication.completed': ({ medication }) => ofMedication(medication.id),
  'medication.deleted': ({ medicationId }) => ofMedication(medicationId),
};

export const answeringTypes = Object.keys(answers) as EventType[];

/** What an event answers of what was asked of people; null for nothing. */
export function answerIn(event: DomainEvent): (Answer & { id: string }) | null {
  const answerOf = answers[event.type] as
    | ((payload: DomainEvent['payload'], scopeId: string) => Answer)
    | undefined;
  const answer = answerOf?.(event.payload, event.scopeId);
  return answer?.id ? { ...answer, id: answer.id } : null;
}

/** A request that somebody has answered is read for everybody who was asked; of a gathered item, once all of it is. */
export async function readAnswered(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  circleId: string,
  { causes, id, by, isAll }: Answer & { id: string },
): Promise<void> {
  const { openIds, read, isCalling, personId, relatedId } = notifications;
  const asked = tx.select({ id: members.personId }).from(members).where(eq(members.circleId, circleId));
  const left = isAll ? sql`'[]'::jsonb` : sql`(${openIds} - ${id}::text)`;
  const isOver = sql`${left} = '[]'::jsonb`;
  const answered = await tx
    .update(notifications)
    .set({ openIds: left, read: sql`${read} or ${isOver}`, isCalling: sql`${isCalling} and not ${isOver}` })
    .where(
      and(
        by === undefined ? inArray(personId, asked) : eq(personId, by),
        eq(notifications.circleId, circleId),
        or(eq(read, false), eq(isCalling, true)),
        inArray(notifications.cause, [...causes]),
        isAll
          ? eq(relatedId, id)
          : or(
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
