import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** What each person cared for shares, and whether members may export; true on every open screen (PRIV-1). */
export function usePrivacy() {
  return useLiveQuery(
    'privacy.getPrivacy',
    {},
    {
      on: {
        'sharing.changed': needsRefetch,
        'recipient.edited': needsRefetch,
        'circle.export-changed': (settings, { payload }) => ({ ...settings, ...payload }),
      },
    },
  );
}
