import type { CheckIn, EventPayload } from '@carecircle/contracts';
import type { NotificationFacts, NotificationFactsByRule } from '../../records/notification-facts';
import { preview } from '../../records/preview';

export const checkInsNotificationFacts = {
  'help-needed': ({ payload: { checkIn } }) =>
    checkIn.status === 'needs-help' ? { ...checkInFacts(checkIn), openId: checkIn.recipientId } : null,
  'check-in-added': ({ payload: { checkIn } }) =>
    checkIn.status === 'needs-help'
      ? null
      : { ...checkInFacts(checkIn), gathers: { as: 'check-ins', of: checkIn.recipientId } },
  'check-in-reminder': ({ payload }) => (payload.rung.minutes < 0 ? reminderFacts(payload) : null),
  'check-in-due': ({ payload }) =>
    payload.rung.minutes >= 0 && payload.rung.who === 'asked' ? reminderFacts(payload) : null,
  'check-in-overdue': ({ payload }) =>
    payload.rung.minutes >= 0 && payload.rung.who === 'contacts' ? reminderFacts(payload) : null,
  'check-in-on-it': ({ actorId, payload: { dueCheckIn } }) => ({
    actorId,
    aboutId: dueCheckIn.recipientId,
    relatedId: dueCheckIn.id,
    values: { time: dueCheckIn.time },
  }),
} satisfies Partial<NotificationFactsByRule>;

/** The value `notes` is 1 where there are some. */
function checkInFacts({ id, checkedBy, overLinkBy, recipientId, status, notes }: CheckIn): NotificationFacts {
  // What came over a link was not the act of the member who had made it: they are told too.
  const actor: NotificationFacts['values'] = overLinkBy === null ? {} : { actor: overLinkBy };
  return {
    actorId: overLinkBy === null ? checkedBy : null,
    aboutId: recipientId,
    relatedId: id,
    values: { status, notes: notes ? 1 : 0, preview: preview(notes), ...actor },
  };
}

function reminderFacts({ dueCheckIn, toldIds }: EventPayload<'due-check-in.reminded'>): NotificationFacts {
  return {
    actorId: null,
    personIds: toldIds,
    aboutId: dueCheckIn.recipientId,
    relatedId: dueCheckIn.id,
    values: { time: dueCheckIn.time },
  };
}
