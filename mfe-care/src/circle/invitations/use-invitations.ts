import { useLiveQuery } from '@carecircle/remote-kit';
import { onInvitations } from './invitation-events';

/** Invitations that nobody has accepted yet, each with its link. */
export function useInvitations(enabled: boolean) {
  return useLiveQuery('invitations.listInvitations', {}, { on: onInvitations, enabled });
}
