import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** The ways to sign in that this account has; read again when one of the person's devices changed them. */
export function useSecurity() {
  return useLiveQuery('account.getSecurity', {}, { on: { 'account.security-changed': needsRefetch } });
}
