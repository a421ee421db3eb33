import type { Member, Recipient } from '@carecircle/contracts';

/** A member who has shared a telephone number. */
export type Callable = Member & { phone: string };

/** Whom a person in care can call: all others with a number, first who may decide for them, each in the order they joined. */
export function familyToCall(
  members: readonly Member[],
  { memberId, decisionMakerIds }: Pick<Recipient, 'memberId' | 'decisionMakerIds'>,
): Callable[] {
  const callable = members.filter((member) => member.id !== memberId).filter(hasPhone);
  const decides = ({ id }: Member) => decisionMakerIds.includes(id);
  return [...callable.filter(decides), ...callable.filter((member) => !decides(member))];
}

function hasPhone(member: Member): member is Callable {
  return Boolean(member.phone);
}
