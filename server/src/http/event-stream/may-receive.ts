import type { DomainEvent, EventDefinition, Member } from '@carecircle/contracts';
import { eventMap, isEventType } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { recipientsIn } from '../../access/sharing/recipients-in';
import { eventFor } from '../../modules/circles';
import { notificationFor } from '../../modules/notifications';
import type { RelayMessage } from '../../spine/relays/relay';

/**
 * The circle that an event tells of: in a person's own log the one that its payload names. Null when it tells of none, or
 * only that a membership itself has changed.
 */
export function circleOf(event: DomainEvent): string | null {
  if (event.scope === 'circle') return event.scopeId;
  if (event.type === 'membership.changed') return null;
  const payload: Record<string, unknown> = event.payload;
  return circleNamedIn(payload) ?? Object.values(payload).map(circleNamedIn).find(Boolean) ?? null;
}

function circleNamedIn(value: unknown): string | null {
  const { circleId } = (value ?? {}) as { circleId?: unknown };
  return typeof circleId === 'string' ? circleId : null;
}

/**
 * Whether this reader may get an event: a circle's event whose audience they belong to now, or one of their own log.
 * What their own log tells of a circle ends with the membership, as every other record of it does.
 *
 * @param place the reader's present place in the circle that the event tells of.
 */
export function mayReceiveEvent(event: DomainEvent, personId: string, place: Member | null): boolean {
  if (!isEventType(event.type)) return false;
  const { audience }: EventDefinition = eventMap[event.type];
  if (event.scope === 'person')
    return (
      event.scopeId === personId && (circleOf(event) === null || (place !== null && maySee(event, place)))
    );
  return (
    audience !== 'self' &&
    place?.circleId === event.scopeId &&
    [null, ...recipientsIn(event.payload)].every((recipientId) => can(place, audience, recipientId))
  );
}

function maySee(event: DomainEvent, place: Member): boolean {
  return event.type !== 'notification.added' || notificationFor(place, event.payload.notification) !== null;
}

/** An event that its reader may get, as they may see it. */
export function asSeenBy(place: Member, event: DomainEvent): DomainEvent {
  if (event.type !== 'notification.added') return eventFor(place, event);
  const notification = notificationFor(place, event.payload.notification) ?? event.payload.notification;
  return { ...event, payload: { ...event.payload, notification } };
}

/** A signal of a circle reaches those who may see it, not the one who made it, and a direct one only its recipient. */
export function mayReceiveSignal(
  { to, actorId }: Extract<RelayMessage, { kind: 'signal' }>,
  personId: string,
  memberOf: (circleId: string) => Member | undefined,
): boolean {
  // What concerns every open screen concerns the other screens of its maker too.
  if (!to) return true;
  if (actorId === personId) return false;
  if (to.personId && to.personId !== personId) return false;
  const member = memberOf(to.circleId);
  return member !== undefined && can(member, to.action);
}
