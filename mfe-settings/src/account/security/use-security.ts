import { useLiveQuery } from '@carecircle/remote-kit';

const refreshed = { on: { 'account.security-changed': () => undefined } } as const;

/** The ways to sign in that this account has; read anew when one of the person's devices changed them. */
export function useSecurity() {
  return useLiveQuery('account.getSecurity', {}, refreshed);
}

export function useSessions() {
  return useLiveQuery('account.listSessions', {}, refreshed);
}

export function useSignIns() {
  return useLiveQuery('account.listSignIns', {}, refreshed);
}
