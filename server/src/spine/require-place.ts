import { can } from '@carecircle/permissions';
import type { Membership } from '../modules/circles/find-membership';
import type { Contract } from './contract-types';
import { refuse } from './refuse';

/** Refuses NOT_FOUND who does not belong to the circle, and NOT_ALLOWED a member without the operation's permission. */
export function requirePlace<P extends Membership>(contract: Contract, place: P | null): P {
  if (!place || place.member.status === 'former') {
    throw refuse('NOT_FOUND', { message: 'There is no such circle.' });
  }
  const { action } = contract['~orpc'].meta;
  if (!action || !can(place.member, action))
    throw refuse('NOT_ALLOWED', { message: 'You may not do this here.' });
  return place;
}
