import type { Member, Reward } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeMembership } from '../circles';
import { requireReward } from './read-rewards';
import { requirePlayer } from './require-player';

/** What was bought takes effect: the badge and the frame for the circle, the theme for the person on all devices (GAME-5). */
export const useReward = defineCommand(
  apiContract.points.useReward,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await requirePlayer(tx, actor);
    const reward = await requireReward(tx, { circleId: circle.id, memberId: actor.id, id: input.reward });
    if (!reward.isPurchased || reward.type === 'feature') {
      throw refuse('INVALID_STATE', { message: 'Only what was bought can be put on.' });
    }
    const member = await wear(tx, before, { reward, isUsed: input.isUsed });
    if (member !== before) await record('member.profile-changed', { member });
    const person = await requirePerson(tx, actor.id);
    if (reward.type !== 'theme') return { member, preferences: preferencesOf(person) };
    // What nobody has chosen goes on to follow the defaults.
    const chosen = { ...(person.preferences as object), rewardTheme: input.isUsed ? reward.id : null };
    await tx.update(people).set({ preferences: chosen, updatedAt: now }).where(eq(people.id, actor.id));
    const preferences = preferencesOf({ ...person, preferences: chosen });
    await record.toPerson(actor.id, 'preferences.changed', { preferences });
    return { member, preferences };
  },
);

/** A member wears one badge and one frame at a time. */
async function wear(
  tx: Transaction,
  member: Member,
  { reward: { id, type }, isUsed }: { reward: Reward; isUsed: boolean },
): Promise<Member> {
  if (type === 'badge') return changeMembership(tx, member, { badge: isUsed ? id : null });
  if (type === 'avatar') return changeMembership(tx, member, { frame: isUsed ? id : null });
  return member;
}
