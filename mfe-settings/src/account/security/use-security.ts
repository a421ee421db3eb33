import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

const refreshed = { on: { 'account.security-changed': needsRefetch } } as const;

export function useSessions() {
  return useLiveQuery('account.listSessions', {}, refreshed);
}

export function useSignIns() {
  return useLiveQuery('account.listSignIns', {}, refreshed);
}
