import type { Action } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { useOptionalSession } from './use-session';

/** Whether the signed-in member may do this: the same policy as the server's. False when signed out. */
export function useAllowed(action: Action): boolean {
  const member = useOptionalSession()?.member;
  return Boolean(member && can(member, action));
}
