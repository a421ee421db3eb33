import { randomUUID } from 'node:crypto';
import { screenLink, type Circle, type DomainEvent, type Member } from '@carecircle/contracts';
import {
  notificationRules,
  type NotificationRule,
} from '@carecircle/contracts/notifications/notification-rules';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { listMembers } from '../../access/find-member';
import { recipientsIn } from '../../access/sharing/recipients-in';
import { readOnce } from '../../database/read-once';
import { dayIn } from '../../records/circle-days';
import type { UnitOfWork } from '../../spine/context';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { circleOf, listRecipientsOf } from '../circles';
import { answerIn, answeringTypes, readAnswered } from './answers';
import type { NotificationFacts } from '../../records/notification-facts';
import { causesOf, toldOf, valuesFor } from './causes-of';
import { gather, pointsKey } from './gather';
import { planAlertMails } from './mail/mail-alert.job';
import { notificationOf } from './notification-rows';
import { notifications, type NotificationRow } from './notifications.tables';
import { planPushes } from './push/plan-pushes';
import { planRepeat } from './repeat-call.job';
import { readMessageNotifications } from './read-message-notifications';
import { forgetUnread, unreadAfter } from './unread-in-batch';
import { withdrawLost } from './withdraw-lost';

const eventTypes = [...new Set(Object.values(notificationRules).map(({ event }) => event))];

/**
 * Tells each person who may know, once per cause. Reading a conversation stands in the same reaction, for only so does
 * it come after the notifications of the messages that were read.
 */
export const notify = defineReaction({
  name: 'notifications.notify',
  on: [
    ...eventTypes,
    'conversation.read',
    'direct-conversation.read',
    'member.removed',
    'sharing.changed',
    ...answeringTypes,
  ],
  concerns: (event: DomainEvent) =>
    isReading(event) ||
    isLoss(event) ||
    event.type === 'sharing.changed' ||
    answerIn(event) !== null ||
    causesOf(event).length > 0,
  async react(unit) {
    const event: DomainEvent = unit.event;
    if (isReading(event)) {
      await readMessageNotifications(unit, event);
      forgetUnread(unit.tx);
      return;
    }
    const answer = answerIn(event);
    if (answer || isLoss(event) || event.type === 'sharing.changed') forgetUnread(unit.tx);
    if (answer) await readAnswered(unit, answer.circleId ?? event.scopeId, answer);
    if (isLoss(event)) await withdrawLost(unit, event.payload.member);
    if (event.type === 'sharing.changed')
      for (const member of await listMembers(unit.tx, event.scopeId, ['active']))
        await withdrawLost(unit, member);
    const { added, begun } = await addNotifications(unit, event);
    if (added.length === 0) return;
    await planPushes(unit, added);
    await planAlertMails(unit, added);
    const unreadOf = await unreadAfter(unit.tx, added, begun);
    for (const row of added) {
      if (row.isCalling) await planRepeat(unit, row);
      await unit.record.toPerson(row.personId, 'notification.added', {
        notification: notificationOf(row),
        unread: unreadOf(row.personId),
      });
    }
  },
});

function isReading(
  event: DomainEvent,
): event is DomainEvent<'conversation.read' | 'direct-conversation.read'> {
  return event.type === 'conversation.read' || event.type === 'direct-conversation.read';
}

const lossTypes = ['member.removed', 'member.role-changed', 'member.permissions-changed'] as const;

function isLoss(event: DomainEvent): event is DomainEvent<(typeof lossTypes)[number]> {
  return lossTypes.some((type) => type === event.type);
}

async function addNotifications(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  event: DomainEvent,
): Promise<{ added: NotificationRow[]; begun: ReadonlySet<string> }> {
  const rows: (typeof notifications.$inferInsert)[] = [];
  for (const { cause, facts } of causesOf(event)) {
    const { circle, members } = await readCircle(tx, facts.circleId ?? event.scopeId);
    const { type, priority, route, repeats }: NotificationRule = notificationRules[cause];
    const actor = members.find(({ id }) => id === facts.actorId);
    const about = facts.aboutId ? (await readRecipients(tx, circle.id)).get(facts.aboutId) : null;
    const aboutId = facts.aboutId ?? recipientsIn(event.payload)[0] ?? null;
    const names = {
      circle: circle.name,
      ...(actor && { actor: actor.name }),
      ...(about && { recipient: about.name }),
    };
    for (const person of toldOf(cause, facts, members, aboutId)) {
      rows.push({
        circleId: circle.id,
        id: randomUUID(),
        personId: person.id,
        cause,
        causeEventId: event.id,
        type,
        priority,
        values: {
          ...valuesFor(cause, facts.values, person, aboutId),
          ...names,
          ...(facts.gathers && { gathered: facts.gathers.as }),
        },
        link: screenLink(route, facts.search),
        relatedId: facts.relatedId,
        actorId: facts.actorId,
        aboutId,
        read: false,
        // Nobody sleeps beside the made-up people of a demo circle.
        isCalling: repeats === true && !circle.isDemo,
        gathers: keyOf(facts, dayIn(circle.timeZone, now)),
        openIds: openIdsOf(facts),
        createdAt: now,
      });
    }
  }
  const begun = new Set(rows.map(({ id }) => id));
  if (rows.length === 0) return { added: [], begun };
  const gathered = await gather(tx, rows);
  const added = await tx.insert(notifications).values(gathered).onConflictDoNothing().returning();
  return { added, begun };
}

function keyOf({ gathers }: NotificationFacts, day: string): string | null {
  if (!gathers) return null;
  return gathers.as === 'points' ? pointsKey(day) : [gathers.as, gathers.of].filter(Boolean).join(' ');
}

function openIdsOf({ openId, relatedId }: NotificationFacts): string[] {
  const id = openId ?? relatedId;
  return id === null ? [] : [id];
}

const readCircle = readOnce(async (tx, circleId): Promise<{ circle: Circle; members: Member[] }> => {
  const [row] = await tx.select().from(circles).where(eq(circles.id, circleId));
  if (!row) throw new Error(`Circle ${circleId} has a log but no row.`);
  return { circle: circleOf(row), members: await listMembers(tx, circleId, ['pending', 'active', 'former']) };
});

const readRecipients = readOnce(async (tx, circleId) => {
  const recipients = await listRecipientsOf(tx, circleId);
  return new Map(recipients.map((recipient) => [recipient.id, recipient]));
});
