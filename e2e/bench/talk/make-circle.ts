import { randomUUID } from 'node:crypto';
import { plans } from '@carecircle/contracts';
import type { Product } from '../../product/start-product';
import { signUpMember, type Member } from '../member';
import { grantFamilyPlan } from './grant-family-plan';

export interface Circle {
  id: string;
  /** The first one made it and let the others in. */
  members: [Member, Member, ...Member[]];
}

/** A new circle of so many people, at least two, who belong nowhere else. */
export async function makeCircle(product: Product, memberCount: number): Promise<Circle> {
  const { origin } = product;
  const ana = await signUpMember(origin, 'Ana');
  const { id } = await ana.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId: id });
  if (memberCount > (plans.basic.members ?? Infinity)) await grantFamilyPlan(product, inviteCode);
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
