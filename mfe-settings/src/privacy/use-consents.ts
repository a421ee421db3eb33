import { useLiveQuery } from '@carecircle/remote-kit';

/** What I have agreed to, on whichever device (PRIV-3). */
export function useConsents() {
  return useLiveQuery(
    'privacy.listConsents',
    {},
    { on: { 'consents.changed': (_, { payload }) => payload.consents } },
  );
}
