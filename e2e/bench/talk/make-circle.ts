import { randomUUID } from 'node:crypto';
import { signUpMember, type Member } from '../member';

export interface Circle {
  id: string;
  /** The first one made it and let the others in. */
  members: [Member, Member, ...Member[]];
}

/** A new circle of so many people, at least two, who belong nowhere else. */
export async function makeCircle(origin: string, memberCount: number): Promise<Circle> {
  const ana = await signUpMember(origin, 'Ana');
  const { id } = await ana.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId: id });
  const join = async (name: string) => {
    const member = await signUpMember(origin, name);
    await member.call('circles', 'joinCircle', { inviteCode });
    await ana.call('circles', 'admitMember', { circleId: id, memberId: member.id });
    return member;
  };
  const members: Circle['members'] = [ana, await join('Ben')];
  while (members.length < memberCount) members.push(await join(`Cleo ${members.length}`));
  return { id, members };
}
