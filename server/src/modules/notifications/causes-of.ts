import type { DomainEvent, Member } from '@carecircle/contracts';
import { notificationCauses, type NotificationCauseName } from '@carecircle/contracts/notifications/causes';
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
function isForNobody(cause: NotificationCauseName, facts: CauseFacts): boolean {
  const { personId, actorId, knownTo, personIds = [] } = facts;
  const { audience } = notificationCauses[cause];
  if (audience === 'named') return personIds.length === 0;
  if (audience === 'members' || audience === 'everyone' || audience === 'admins' || audience === 'giver')
    return false;
  return !personId || personId === actorId || personId === knownTo;
}

/**
 * Those of a circle's members who are told: they may see the event, or it calls on everyone; it concerns them, and it was not
 * their own act (NOTE-1).
 */
export function toldOf(
  cause: NotificationCauseName,
  facts: CauseFacts,
  members: readonly Member[],
): Member[] {
  const { audience } = notificationCauses[cause];
  if (audience === 'giver') return giversOf(cause, facts, members);
  return members.filter((member) => {
    if (member.id === facts.actorId || member.id === facts.knownTo) return false;
    if (audience === 'everyone') return can(member, 'circle:view');
    if (!maySeeCause(cause, member)) return false;
    if (audience === 'members') return true;
    if (audience === 'admins') return member.role === 'admin';
    if (audience === 'named') return facts.personIds?.includes(member.id) ?? false;
    return member.id === facts.personId;
  });
}

/** A giver who left, or may not see it any more, is as if nobody were named: a dose is never due without anyone's knowing. */
function giversOf(cause: NotificationCauseName, { personId }: CauseFacts, members: readonly Member[]) {
  const named = members.filter((member) => member.id === personId && maySeeCause(cause, member));
  return named.length > 0 ? named : members.filter((member) => can(member, 'medication:log'));
}

/** Whether a member may see the event that a cause comes from. */
export function maySeeCause(cause: NotificationCauseName, member: Member): boolean {
  const needed = eventMap[notificationCauses[cause].event].audience;
  return can(member, needed === 'self' ? 'circle:view' : needed);
}

const causeNames = Object.keys(notificationCauses) as NotificationCauseName[];
