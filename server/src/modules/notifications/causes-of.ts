import {
  notificationCauses,
  type DomainEvent,
  type Member,
  type NotificationCauseName,
} from '@carecircle/contracts';
import { eventMap } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { causeFacts, type CauseFacts } from './cause-facts';

/** The causes that an event is, with their facts. */
export function causesOf(event: DomainEvent): { cause: NotificationCauseName; facts: CauseFacts }[] {
  return causeNames.flatMap((cause) => {
    if (notificationCauses[cause].event !== event.type) return [];
    const factsOf = causeFacts[cause] as (event: DomainEvent) => CauseFacts | null;
    const facts = factsOf(event);
    return facts && !isForNobody(cause, facts) ? [{ cause, facts }] : [];
  });
}

/** What concerns one person tells nobody when that person did it, knows it or is not there. */
function isForNobody(cause: NotificationCauseName, { personId, actorId, knownTo }: CauseFacts): boolean {
  const { audience } = notificationCauses[cause];
  if (audience === 'members' || audience === 'admins') return false;
  return !personId || personId === actorId || personId === knownTo;
}

/** Those of a circle's members who are told: they may see the event, it concerns them, and it was not their own act (NOTE-1). */
export function toldOf(
  cause: NotificationCauseName,
  facts: CauseFacts,
  members: readonly Member[],
): Member[] {
  const { event, audience } = notificationCauses[cause];
  const needed = eventMap[event].audience;
  return members.filter((member) => {
    if (member.id === facts.actorId || member.id === facts.knownTo) return false;
    if (!can(member, needed === 'self' ? 'circle:view' : needed)) return false;
    if (audience === 'members') return true;
    if (audience === 'admins') return member.role === 'admin';
    return member.id === facts.personId;
  });
}

const causeNames = Object.keys(notificationCauses) as NotificationCauseName[];
