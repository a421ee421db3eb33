import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { presetFor } from '@carecircle/permissions';
import { and, eq, isNull, not } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requirePlace } from '../plans';
import { requireRealPerson } from './require-real-person';
import { requireRoomOfPerson } from './require-room-of-person';
import { requireWaiting } from './waiting-people';

/** Whoever was turned down so often may ask once more after so many milliseconds each time. */
const mostRejections = 3;
const restMs = 7 * 86_400_000;

/** Asks to join by the shared code (CIRC-2): the person waits, and reads nothing, until an admin accepts. */
export const joinCircle = defineCommand(
  apiContract.circles.joinCircle,
  async ({ tx, input, actor, now, record }) => {
    requireRealPerson(actor, 'inviteCode');
    const [circle] = await tx
      .select({ id: circles.id })
      .from(circles)
      // A demo circle is one visitor's alone, and gone before long.
      .where(and(eq(circles.inviteCode, input.inviteCode), not(circles.isDemo), isNull(circles.closedAt)));
    if (!circle) throw refuse('INVITE_CODE_INVALID', { message: 'This invite code is not valid.' });
    const [known] = await tx
      .select()
      .from(members)
      .where(and(eq(members.circleId, circle.id), eq(members.personId, actor.id)))
      .for('no key update');
    const answer = { circleId: circle.id, status: 'pending' as const };
    if (known?.status === 'active')
      throw refuse('ALREADY_A_MEMBER', { message: 'You belong to this circle already.' });
    if (known?.status === 'pending' || known?.asksSince) return answer;
    if (known) requireRest(known, now);
    await requireRoomOfPerson(tx, actor.id);
    const room = { of: circle.id, most: circleLimits.members };
    if (!known) await requireRoomFor(tx, members, eq(members.circleId, circle.id), room);
    await requirePlace(tx, circle.id, { now });
    const asking = { status: 'pending', joinedAt: now, asksSince: now } as const;
    await tx
      .insert(members)
      .values({
        circleId: circle.id,
        personId: actor.id,
        role: 'family',
        permissions: presetFor('family'),
        ...asking,
      })
      .onConflictDoUpdate({
        target: [members.circleId, members.personId],
        set: known?.status === 'former' ? { asksSince: now } : asking,
      });
    const member = await requireWaiting(tx, circle.id, actor.id);
    await record.toCircle(circle.id, 'member.requested', { member });
    await record.toPerson(actor.id, 'membership.changed', answer);
    return answer;
  },
);

/** An admin's no counts: asking without end would only wear them out. */
function requireRest(
  { rejections, rejectedAt }: Pick<typeof members.$inferSelect, 'rejections' | 'rejectedAt'>,
  now: Date,
): void {
  if (rejections < mostRejections || rejectedAt === null) return;
  const waitMs = rejectedAt.getTime() + restMs - now.getTime();
  if (waitMs <= 0) return;
  throw refuse('OVER_LIMIT', {
    message: 'This circle has turned you down several times. You may ask again a week after the last time.',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
