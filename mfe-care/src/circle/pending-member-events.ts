import type { Member } from '@carecircle/contracts';
import type { ApplyMap } from '@carecircle/remote-kit';

/** Who waits, after an event: somebody asked, was accepted, was refused. */
export const onPendingMembers: ApplyMap<Member[]> = {
  'member.requested': (waiting, { payload }) => [
    ...withoutMember(waiting, payload.member.id),
    payload.member,
  ],
  'member.joined': (waiting, { payload }) => withoutMember(waiting, payload.member.id),
  'member.rejected': (waiting, { payload }) => withoutMember(waiting, payload.memberId),
};

export function withoutMember(members: Member[], memberId: string): Member[] {
  return members.filter(({ id }) => id !== memberId);
}
