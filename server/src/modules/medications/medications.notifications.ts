import type { Dose, DomainEvent, Medication } from '@carecircle/contracts';
import type { GatheredAs } from '@carecircle/contracts/notifications/notification-rules';
import type { NotificationFacts, NotificationFactsByRule } from '../../records/notification-facts';

export const medicationsNotificationFacts = {
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
  'refill-needed': ({ payload: { medication } }) => ({
    actorId: null,
    aboutId: medication.recipientId,
    relatedId: medication.refillTaskId,
    values: {
      medication: medication.name,
      doses: Math.floor((medication.unitsLeft ?? 0) / medication.unitsPerDose),
    },
  }),
} satisfies Partial<NotificationFactsByRule>;

interface OfDose {
  dose: Dose;
  medication: Medication;
}

function isCritical({ medication }: OfDose): boolean {
  return medication.priority === 'critical';
}

function doseFacts({ dose, medication }: OfDose, personId?: string | null): NotificationFacts {
  return {
    actorId: null,
    personId,
    aboutId: dose.recipientId,
    relatedId: medication.id,
    openId: dose.id,
    values: { medication: medication.name, dosage: medication.dosage, time: dose.time ?? '' },
  };
}

function dueFacts(payload: OfDose): NotificationFacts {
  return { ...doseFacts(payload, payload.medication.giverId), gathers: atOneTime('doses-due', payload) };
}

/** Doses of one time belong together; a critical one is told apart, for it calls louder. */
function atOneTime(as: GatheredAs, { dose, medication }: OfDose): NonNullable<NotificationFacts['gathers']> {
  return { as, of: `${dose.recipientId} ${medication.priority === 'critical'} ${dose.dueAt}` };
}

/** What a server that was away notices a day later calls nobody any more. */
function isStale({ occurredAt, payload: { dose } }: DomainEvent<'dose.missed'>): boolean {
  return Date.parse(occurredAt) - Date.parse(dose.dueAt ?? occurredAt) > 86_400_000;
}

function missedFacts(event: DomainEvent<'dose.missed'>): NotificationFacts | null {
  const { payload } = event;
  return payload.toldId === null || isStale(event)
    ? null
    : { ...doseFacts(payload, payload.toldId), gathers: atOneTime('doses-missed', payload) };
}

/** Without a chain everyone is told who may see it (MED-6). */
function missedByAll(event: DomainEvent<'dose.missed'>): NotificationFacts | null {
  const { payload } = event;
  return payload.toldId === null && !isStale(event)
    ? { ...doseFacts(payload), gathers: atOneTime('doses-missed', payload) }
    : null;
}
