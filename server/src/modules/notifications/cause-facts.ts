import type {
  Booking,
  Call,
  CheckIn,
  CalendarEvent,
  Document,
  Dose,
  DomainEvent,
  EventPayload,
  Medication,
  Notification,
} from '@carecircle/contracts';
import type {
  GatheredAs,
  NotificationRuleName,
  notificationRules,
} from '@carecircle/contracts/notifications/notification-rules';
import { messageFacts } from './message-facts';
import { preview } from './preview';

export type EventOf<C extends NotificationRuleName> = DomainEvent<(typeof notificationRules)[C]['event']>;

/** What one event says for one cause; null when this event is not that cause. */
export interface CauseFacts {
  /** Whose act it was; never told. */
  actorId: string | null;
  /** Assignee, subject or recipient, for causes that concern one person. */
  personId?: string | null;
  /** Those whom the event names, for causes that concern them alone. */
  personIds?: readonly string[];
  /** Somebody besides the actor who knows already. */
  knownTo?: string;
  /** The person cared for whom it is about; their name becomes the value `recipient`. */
  aboutId?: string;
  /** The circle, for events of a person's own log. */
  circleId?: string;
  /** Query string that leads to the very thing below the cause's link. */
  search?: string;
  relatedId: string | null;
  /** What an answer names, where that is not the related record. */
  openId?: string;
  values: Notification['values'];
  /** What it is gathered with, as the words for many of them name it, and whose: one item each until it is read. */
  gathers?: { as: GatheredAs; of?: string };
}

/** One line per cause: who did it, whom and what it is about, and the values its words need (NOTE-1). */
export const causeFacts: { [C in NotificationRuleName]: (event: EventOf<C>) => CauseFacts | null } = {
  'task-assigned': ({ actorId, payload: { task } }) => ({
    actorId,
    ...assignment(task),
    gathers: { as: 'assigned' },
  }),
  'task-reassigned': ({ actorId, payload: { task, changed } }) =>
    changed?.includes('assigneeId') ? { actorId, ...assignment(task), gathers: { as: 'assigned' } } : null,
  'task-due': ({ payload: { task, toldIds } }) => ({
    actorId: null,
    personIds: toldIds,
    relatedId: task.id,
    search: `?task=${task.id}`,
    values: {
      ...{ title: task.title, day: task.dueDate, time: task.dueTime ?? 'none' },
      isYours: Number(task.assigneeId !== null),
    },
  }),
  'task-handed-back': ({ actorId, payload: { task } }) => ({ actorId, ...assignment(task) }),
  'task-commented': ({ actorId, payload: { comment, task } }) => ({
    actorId,
    personId: task.assigneeId,
    search: `?task=${task.id}`,
    relatedId: task.id,
    values: { title: task.title, preview: preview(comment.text) },
    gathers: { as: 'comments', of: task.id },
  }),
  'task-completed': ({ actorId, payload: { task } }) => ({
    actorId,
    ...assignment(task),
    gathers: { as: 'completed' },
  }),
  'help-needed': ({ payload: { checkIn } }) =>
    checkIn.status === 'needs-help' ? { ...checkInFacts(checkIn), openId: checkIn.recipientId } : null,
  'help-on-it': ({ actorId, payload }) => ({ actorId, ...helpFacts(payload) }),
  'help-handed-back': ({ actorId, payload }) => ({ actorId, ...helpFacts(payload) }),
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
  'event-added': ({ actorId, payload: { calendarEvent } }) => ({
    actorId,
    ...inCalendar(calendarEvent),
    gathers: { as: 'events' },
  }),
  'event-moved': ({ actorId, payload: { calendarEvent, before } }) => {
    if (!before || before.date === undefined) return null;
    const { title, date, time, place, driverId, companionId } = calendarEvent;
    const concerned = [driverId, companionId].filter((id) => id !== null);
    const from = { fromDay: before.date, fromTime: before.time ?? 'none', fromPlace: before.place };
    return {
      actorId,
      ...inCalendar(calendarEvent),
      ...(concerned.length > 0 && { personIds: concerned }),
      values: {
        title,
        day: date,
        time: time ?? 'none',
        place,
        ...from,
        isPlaceOnly: Number(isSameTime(before, calendarEvent)),
      },
    };
  },
  'event-due': ({ payload: { calendarEvent, toldIds } }) => {
    const { title, date, time } = calendarEvent;
    return {
      actorId: null,
      ...(toldIds && { personIds: toldIds }),
      ...inCalendar(calendarEvent),
      values: { title, day: date, time: time ?? 'none' },
    };
  },
  'document-added': ({ actorId, payload: { document } }) => ({
    actorId,
    ...inVault(document),
    gathers: { as: 'documents' },
  }),
  'document-renewed': ({ actorId, payload: { document } }) => ({ actorId, ...inVault(document) }),
  'document-expiring': ({ payload: { document, ownerId } }) => ({
    actorId: null,
    personIds: [ownerId],
    ...inVault(document),
    values: { title: document.name, day: document.expiresOn ?? '' },
  }),
  'events-imported': ({ actorId, payload: { events } }) => ({
    actorId,
    relatedId: null,
    values: { count: events },
  }),
  'event-cancelled': ({ actorId, payload: { calendarEvent } }) => ({ actorId, ...inCalendar(calendarEvent) }),
  'companion-asked': ({ actorId, payload: { calendarEvent, memberId, as } }) => ({
    actorId,
    personId: memberId,
    ...inCalendar(calendarEvent),
    values: { title: calendarEvent.title, as },
  }),
  'drive-handed-back': ({ actorId, payload: { calendarEvent } }) => ({
    actorId,
    relatedId: calendarEvent.id,
    values: { title: calendarEvent.title },
  }),
  'points-earned': ({ payload: { points, member, cause } }) => ({
    ...earned(member.memberId, { points, ...(cause !== undefined && { [cause]: 1 }) }),
    gathers: { as: 'points' },
  }),
  'achievement-unlocked': ({ payload: { points, member } }) => earned(member.memberId, { points }),
  'challenge-completed': ({ payload: { points, member } }) => earned(member.memberId, { points }),
  'podium-reached': ({ payload: { rank, points, member } }) => earned(member.memberId, { rank, points }),
  'dose-soon': ({ payload }) => ({
    ...doseFacts(payload),
    personIds: payload.toldIds,
    gathers: atOneTime('doses-soon', payload),
  }),
  'dose-due': ({ payload }) => (isCritical(payload) ? null : dueFacts(payload)),
  'critical-dose-due': ({ payload }) => (isCritical(payload) ? dueFacts(payload) : null),
  'dose-taken': ({ actorId, payload }) => ({ ...doseFacts(payload), actorId }),
  'dose-missed': (event) => (isCritical(event.payload) ? null : missedFacts(event)),
  'critical-dose-missed': (event) => (isCritical(event.payload) ? missedFacts(event) : null),
  'dose-missed-unassigned': (event) => (isCritical(event.payload) ? null : missedByAll(event)),
  'critical-dose-missed-unassigned': (event) => (isCritical(event.payload) ? missedByAll(event) : null),
  'dose-still-missed': ({ payload }) => (isCritical(payload) ? null : doseFacts(payload, payload.toldId)),
  'critical-dose-still-missed': ({ payload }) =>
    isCritical(payload) ? doseFacts(payload, payload.toldId) : null,
  'hand-off-important': ({ actorId, payload: { note, toldIds } }) =>
    note.isImportant
      ? {
          actorId,
          personIds: toldIds,
          aboutId: note.recipientId,
          search: `?for=${note.recipientId}`,
          relatedId: note.id,
          values: { preview: preview(note.text) },
        }
      : null,
  'refill-needed': ({ payload: { medication } }) => ({
    actorId: null,
    aboutId: medication.recipientId,
    relatedId: medication.refillTaskId,
    values: {
      medication: medication.name,
      doses: Math.floor((medication.unitsLeft ?? 0) / medication.unitsPerDose),
    },
  }),
  ...messageFacts,
  'call-ringing': ({ scopeId, payload: { call } }) => callFacts(call, scopeId),
  'call-missed': ({ scopeId, payload: { call } }) => callFacts(call, scopeId),
  'member-requested': ({ payload: { member } }) => ({
    actorId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'member-joined': ({ actorId, payload: { member } }) => ({
    actorId,
    knownTo: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'role-changed': ({ actorId, payload: { member } }) => ({
    actorId,
    personId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'doctor-added': ({ actorId, payload: { doctor } }) => ({
    actorId,
    relatedId: doctor.id,
    values: { name: doctor.name },
  }),
  'booking-confirmed': ({ actorId, payload: { booking } }) => ({ actorId, ...bookingFacts(booking) }),
  'booking-declined': ({ actorId, payload: { booking } }) => ({ actorId, ...bookingFacts(booking) }),
  'permissions-changed': ({ actorId, payload: { member } }) => ({
    actorId,
    personId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'bill-due': ({ payload: { bill, toldIds } }) => ({
    actorId: null,
    personIds: toldIds,
    relatedId: bill.id,
    values: { name: bill.name, day: bill.dueDate, method: bill.paymentMethod },
  }),
  'bill-paid': ({ actorId, payload: { bill } }) => ({
    actorId,
    relatedId: bill.id,
    values: { name: bill.name },
  }),
  'automatic-payment-due': ({ actorId, payload: { transaction } }) => ({
    actorId,
    relatedId: transaction.billId,
    values: { name: transaction.billName },
  }),
  'payment-reversed': ({ actorId, payload: { bill, transaction } }) =>
    transaction.recordedBy === null ? null : { actorId, relatedId: bill.id, values: { name: bill.name } },
  'health-alarm': ({ payload }) =>
    payload.then === 'nothing'
      ? null
      : {
          actorId: null,
          search: `?tab=data&for=${payload.wearerId}`,
          relatedId: null,
          values: {
            ...{ name: payload.wearerName, device: payload.deviceName, metric: payload.metric },
            ...{ value: payload.value, is: payload.is },
          },
        },
  'plan-changed': ({ actorId, payload: { plan, news, chosenBy } }) =>
    news === undefined
      ? null
      : {
          actorId: actorId ?? chosenBy ?? null,
          relatedId: null,
          values: { news, plan: plan.planId, day: plan.periodEndsAt?.slice(0, 10) ?? '' },
        },
  'alert-raised': ({ payload: { alert } }) =>
    alert.isDrill
      ? null
      : { actorId: alert.triggeredBy, relatedId: alert.id, values: { message: alert.message } },
  'alert-drill': ({ payload: { alert } }) =>
    alert.isDrill ? { actorId: alert.triggeredBy, relatedId: alert.id, values: {} } : null,
  'alert-drill-ended': ({ payload: { alert } }) =>
    alert.isDrill ? { actorId: alert.resolvedBy, relatedId: alert.id, values: {} } : null,
  // In a drill the screens show it; nobody is called away for practice.
  'alert-helper-set-out': ({ payload: { alert, memberId } }) =>
    alert.isDrill ? null : { actorId: memberId, relatedId: alert.id, values: {} },
  'alert-helper-turned-back': ({ payload: { alert, memberId } }) =>
    alert.isDrill
      ? null
      : { actorId: memberId, relatedId: alert.id, values: { others: alert.helpers.length } },
  'alert-resolved': ({ payload: { alert } }) =>
    alert.isFalseAlarm || alert.isDrill
      ? null
      : { actorId: alert.resolvedBy, relatedId: alert.id, values: {} },
  'alert-false-alarm': ({ payload: { alert } }) =>
    alert.isFalseAlarm && !alert.isDrill
      ? { actorId: alert.resolvedBy, relatedId: alert.id, values: {} }
      : null,
  'card-viewed': ({ payload: { recipientId, view } }) => ({
    actorId: null,
    aboutId: recipientId,
    search: `?for=${recipientId}`,
    relatedId: recipientId,
    openId: view.id,
    values: { device: view.device },
  }),
};

/** For the one in whose log it stands. */
function callFacts(call: Call, personId: string): CauseFacts {
  return {
    actorId: call.callerId,
    personId,
    circleId: call.circleId,
    search: call.calleeId === null ? '?with=group' : `?with=${call.callerId}`,
    relatedId: call.id,
    values: { media: call.media },
  };
}

/** The value `notes` is 1 where there are some. */
function checkInFacts({ id, checkedBy, overLinkBy, recipientId, status, notes }: CheckIn): CauseFacts {
  // What came over a link was not the act of the member who had made it: they are told too.
  const actor: CauseFacts['values'] = overLinkBy === null ? {} : { actor: overLinkBy };
  return {
    actorId: overLinkBy === null ? checkedBy : null,
    aboutId: recipientId,
    relatedId: id,
    values: { status, notes: notes ? 1 : 0, preview: preview(notes), ...actor },
  };
}

function helpFacts({ helpRequest }: EventPayload<'help.claimed'>) {
  const { recipientId, checkInId } = helpRequest;
  return { aboutId: recipientId, relatedId: checkInId, openId: recipientId, values: {} };
}

function reminderFacts({ dueCheckIn, toldIds }: EventPayload<'due-check-in.reminded'>): CauseFacts {
  return {
    actorId: null,
    personIds: toldIds,
    aboutId: dueCheckIn.recipientId,
    relatedId: dueCheckIn.id,
    values: { time: dueCheckIn.time },
  };
}

function earned(personId: string, values: CauseFacts['values']): CauseFacts {
  return { actorId: null, personId, relatedId: null, values };
}

interface OfDose {
  dose: Dose;
  medication: Medication;
}

function isCritical({ medication }: OfDose): boolean {
  return medication.priority === 'critical';
}

function doseFacts({ dose, medication }: OfDose, personId?: string | null): CauseFacts {
  return {
    actorId: null,
    personId,
    aboutId: dose.recipientId,
    relatedId: medication.id,
    openId: dose.id,
    values: { medication: medication.name, dosage: medication.dosage, time: dose.time ?? '' },
  };
}

function dueFacts(payload: OfDose): CauseFacts {
  return { ...doseFacts(payload, payload.medication.giverId), gathers: atOneTime('doses-due', payload) };
}

/** Doses of one time belong together; a critical one is told apart, for it calls louder. */
function atOneTime(as: GatheredAs, { dose, medication }: OfDose): NonNullable<CauseFacts['gathers']> {
  return { as, of: `${dose.recipientId} ${medication.priority === 'critical'} ${dose.dueAt}` };
}

/** What a server that was away notices a day later calls nobody any more. */
function isStale({ occurredAt, payload: { dose } }: DomainEvent<'dose.missed'>): boolean {
  return Date.parse(occurredAt) - Date.parse(dose.dueAt ?? occurredAt) > 86_400_000;
}

function missedFacts(event: DomainEvent<'dose.missed'>): CauseFacts | null {
  const { payload } = event;
  return payload.toldId === null || isStale(event)
    ? null
    : { ...doseFacts(payload, payload.toldId), gathers: atOneTime('doses-missed', payload) };
}

/** Without a chain everyone is told who may see it (MED-6). */
function missedByAll(event: DomainEvent<'dose.missed'>): CauseFacts | null {
  const { payload } = event;
  return payload.toldId === null && !isStale(event)
    ? { ...doseFacts(payload), gathers: atOneTime('doses-missed', payload) }
    : null;
}

function isSameTime(
  one: Pick<CalendarEvent, 'date' | 'time'>,
  other: Pick<CalendarEvent, 'date' | 'time'>,
): boolean {
  return one.date === other.date && one.time === other.time;
}

function bookingFacts({ id, providerName, serviceType }: Booking) {
  return { relatedId: id, values: { provider: providerName, service: serviceType } };
}

function inCalendar({ id, title, date }: CalendarEvent) {
  return { search: `?day=${date}`, relatedId: id, values: { title } };
}

function assignment(task: { id: string; title: string; assigneeId: string | null }) {
  return { personId: task.assigneeId, relatedId: task.id, values: { title: task.title } };
}

function inVault({ id, name }: Document) {
  return { relatedId: id, search: `?document=${id}`, values: { title: name } };
}
