import type { Member } from '@carecircle/contracts';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { lockMember } from '../circles';
import { isTold } from './taking-part';

/** The member, held until the transaction ends, so that nobody spends the same points twice. */
export async function requirePlayer(tx: Transaction, { circleId, id }: Member): Promise<Member> {
  const member = await lockMember(tx, circleId, id, 'active');
  if (!(await isTold(tx, circleId, id))) {
    throw refuse('INVALID_STATE', { message: 'Whoever does not take part has nothing to spend.' });
  }
  return member;
}
