import {
  sharedKindOf,
  type Action,
  type DomainEvent,
  type Member,
  type Notification,
  type SharedKind,
} from '@carecircle/contracts';
import {
  notificationRules,
  type NotificationRuleName,
} from '@carecircle/contracts/notifications/notification-rules';
import { eventMap } from '@carecircle/contracts/schemas';
import { can, policy } from '@carecircle/permissions';
import { giversOf } from '../medications';
import type { NotificationFacts } from '../../records/notification-facts';
import { notificationFacts } from './notification-facts';

/** The causes that an event is, with their facts. */
export function causesOf(event: DomainEvent): { cause: NotificationRuleName; facts: NotificationFacts }[] {
  return causeNames.flatMap((cause) => {
    if (notificationRules[cause].event !== event.type) return [];
    const factsOf = notificationFacts[cause] as (event: DomainEvent) => NotificationFacts | null;
    const facts = factsOf(event);
    return facts && !isForNobody(cause, facts) ? [{ cause, facts }] : [];
  });
}

/** What concerns one person tells nobody when that person did it, knows it or is not there. */
function isForNobody(cause: NotificationRuleName, facts: NotificationFacts): boolean {
  const { personId, actorId, knownTo, personIds = [] } = facts;
  const { audience } = notificationRules[cause];
  if (audience === 'named') return personIds.length === 0;
  if (['members', 'everyone', 'admins', 'giver', 'concerned'].includes(audience)) return false;
  return !personId || personId === actorId || personId === knownTo;
}

/**
 * Those of a circle's members who are told: they may see the event, or it calls on everyone; it concerns them, and it was not
 * their own act (NOTE-1).
 */
export function toldOf(
  cause: NotificationRuleName,
  facts: NotificationFacts,
  members: readonly Member[],
  aboutId: string | null,
): Member[] {
  const { audience } = notificationRules[cause];
  if (audience === 'giver') return giversOf(members, facts.personId ?? null, aboutId);
  return members.filter((member) => {
    if (member.id === facts.actorId || member.id === facts.knownTo) return false;
    if (audience === 'everyone') return can(member, 'circle:view');
    if (!maySeeCause(cause, member, aboutId)) return false;
    if (audience === 'members') return true;
    if (audience === 'concerned') return facts.personIds?.includes(member.id) ?? true;
    if (audience === 'admins') return member.role === 'admin';
    if (audience === 'named') return facts.personIds?.includes(member.id) ?? false;
    return member.id === facts.personId;
  });
}

/** Whether a member may see the event that a cause comes from. */
function maySeeCause(cause: NotificationRuleName, member: Member, aboutId?: string | null): boolean {
  return can(member, actionOf(cause), aboutId);
}

/** What a membership must hold to see what a cause tells, as part of its flags and role. */
export function needsOf(cause: NotificationRuleName): Record<string, true | 'admin'> {
  if (notificationRules[cause].audience === 'everyone') return {};
  const requirement = policy[actionOf(cause)];
  if (requirement === 'member') return {};
  if (requirement === 'admin') return { role: 'admin' };
  return Object.fromEntries([requirement].flat().map((flag) => [flag, true]));
}

/** A notification as its reader may see it now; null when they may not any more (NOTE-1, CIRC-4). */
export function notificationFor(reader: Member, notification: Notification): Notification | null {
  const { cause, values, aboutId } = notification;
  if (!isCause(cause) || maySeeCause(cause, reader, aboutId)) return notification;
  return notificationRules[cause].audience === 'everyone' && can(reader, 'circle:view')
    ? { ...notification, values: openValues(values) }
    : null;
}

/** Values for a member: who is called without a right to see the event learns that it happened, not what was written. */
export function valuesFor(
  cause: NotificationRuleName,
  values: Notification['values'],
  member: Member,
  aboutId: string | null,
): Notification['values'] {
  return maySeeCause(cause, member, aboutId) ? values : openValues(values);
}

/** Which switch of a person a cause hangs on (PRIV-1); null for what calls on everyone. */
export function kindOf(cause: NotificationRuleName): SharedKind | null {
  if (notificationRules[cause].audience === 'everyone') return null;
  return sharedKindOf[actionOf(cause)] ?? null;
}

function openValues(values: Notification['values']): Notification['values'] {
  return { ...values, notes: 0, preview: '' };
}

function actionOf(cause: NotificationRuleName): Action {
  const needed = eventMap[notificationRules[cause].event].audience;
  return needed === 'self' ? 'circle:view' : needed;
}

function isCause(name: string): name is NotificationRuleName {
  return Object.hasOwn(notificationRules, name);
}

export const causeNames = Object.keys(notificationRules) as NotificationRuleName[];
