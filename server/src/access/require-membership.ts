import type { Action } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { refuse } from '../refuse';
import type { Membership } from './find-membership';

/** Refuses NOT_FOUND who does not belong to the circle, and NOT_ALLOWED a member who may not do the action. */
export function requireMembership<M extends Membership>(action: Action | undefined, membership: M | null): M {
  if (!membership || membership.member.status === 'former') {
    throw refuse('NOT_FOUND', { message: 'There is no such circle.' });
  }
  if (!action || !can(membership.member, action))
    throw refuse('NOT_ALLOWED', { message: 'You may not do this here.' });
  return membership;
}
