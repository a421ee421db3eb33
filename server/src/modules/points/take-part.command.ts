import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeMembership, lockMember } from '../circles';
import { readTakingPart } from './taking-part';

/** What a member does is kept in any case: whoever takes part again finds what is true. */
export const takePart = defineCommand(
  apiContract.points.takePart,
  async ({ tx, input: { isOn }, circle, actor, record }) => {
    const member = await lockMember(tx, circle.id, actor.id, 'active');
    const before = await readTakingPart(tx, circle.id, actor.id);
    if (before.member === isOn) return before;
    await changeMembership(tx, member, { takesPart: isOn });
    await record('taking-part.changed', { memberId: actor.id, isOn });
    return { ...before, member: isOn };
  },
);
