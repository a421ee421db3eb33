import {
  eventMap,
  isEventType,
  type DomainEvent,
  type EventDefinition,
  type Member,
} from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { RelayMessage } from '../../spine/relay';

/** Whether this reader may get an event: their own log, or a circle's event whose audience they belong to now. */
export function mayReceiveEvent(event: DomainEvent, personId: string, member: Member | null): boolean {
  if (!isEventType(event.type)) return false;
  const { audience }: EventDefinition = eventMap[event.type];
  if (event.scope === 'person') return event.scopeId === personId;
  return audience !== 'self' && member?.circleId === event.scopeId && can(member, audience);
}

/** A signal reaches those who may see it, not the one who made it, and a direct one only its recipient. */
export function mayReceiveSignal(
  { to, actorId }: Extract<RelayMessage, { kind: 'signal' }>,
  personId: string,
  memberOf: (circleId: string) => Member | undefined,
): boolean {
  if (actorId === personId) return false;
  if (!to) return true;
  if (to.personId && to.personId !== personId) return false;
  const member = memberOf(to.circleId);
  return member !== undefined && can(member, to.action);
}
