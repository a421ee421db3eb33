import * as z from 'zod';
import { accountEvents } from '../account/account.events';
import { billingEvents } from '../billing/billing.events';
import { tasksEvents } from '../tasks/tasks.events';
import { checkInsEvents } from '../check-ins/check-ins.events';
import { calendarEvents } from '../calendar/calendar.events';
import { medicationsEvents } from '../medications/medications.events';
import { callsEvents } from '../calls/calls.events';
import { careLogEvents } from '../care-log/care-log.events';
import { circlesEvents } from '../circles/circles.events';
import { communicationEvents } from '../communication/communication.events';
import { doctorsEvents } from '../doctors/doctors.events';
import { eventEnvelope, type EventDefinition } from './domain-event';
import { documentsEvents } from '../documents/documents.events';
import { emergencyEvents } from '../emergency/emergency.events';
import { financeEvents } from '../finance/finance.events';
import { helpEvents } from '../help/help.events';
import { invitationsEvents } from '../invitations/invitations.events';
import { notificationsEvents } from '../notifications/notifications.events';
import { privacyEvents } from '../privacy/privacy.events';
import { pointsEvents } from '../points/points.events';
import { servicesEvents } from '../services/services.events';
import { reportsEvents } from '../reports/reports.events';
import { supportEvents } from '../support/support.events';
import { wearablesEvents } from '../wearables/wearables.events';

/** Every domain event, by its type `area-noun.fact`: one vocabulary from the server's transaction to the browser's bus (MFE-7). */
export const eventMap = {
  ...accountEvents,
  ...tasksEvents,
  ...checkInsEvents,
  ...calendarEvents,
  ...medicationsEvents,
  ...careLogEvents,
  ...billingEvents,
  ...circlesEvents,
  ...communicationEvents,
  ...callsEvents,
  ...documentsEvents,
  ...emergencyEvents,
  ...doctorsEvents,
  ...financeEvents,
  ...helpEvents,
  ...invitationsEvents,
  ...notificationsEvents,
  ...pointsEvents,
  ...privacyEvents,
  ...servicesEvents,
  ...reportsEvents,
  ...supportEvents,
  ...wearablesEvents,
} satisfies Record<string, EventDefinition>;

export type EventType = keyof typeof eventMap;
export type EventPayload<T extends EventType> = z.infer<(typeof eventMap)[T]['payload']>;

const envelope = z.object(eventEnvelope);

/** Something that happened, as it stands in the log and travels to every screen. */
export type DomainEvent<T extends EventType = EventType> = T extends EventType
  ? z.infer<typeof envelope> & { type: T; payload: EventPayload<T> }
  : never;

export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventMap, type);
}

/**
 * Reads an event at a border. Unknown types give null, so that an older screen survives a newer server; a known type
 * with a wrong shape throws a `ZodError`.
 */
export function parseDomainEvent(value: unknown): DomainEvent | null {
  const { type } = z.looseObject({ type: z.string() }).parse(value);
  if (!isEventType(type)) return null;
  const definition: EventDefinition = eventMap[type];
  return envelope.extend({ type: z.literal(type), payload: definition.payload }).parse(value) as DomainEvent;
}
