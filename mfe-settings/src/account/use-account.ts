import { useLiveQuery, useSession } from '@carecircle/remote-kit';

/** The person's own account; read anew when one of their other devices changed it. */
export function useAccount() {
  const { person } = useSession();
  return useLiveQuery(
    'account.getAccount',
    {},
    {
      on: {
        'account.email-changed': (account, { payload }) => ({ ...account, ...payload }),
        'member.profile-changed': (account, { payload }) =>
          payload.member.id === person.id ? undefined : account,
      },
    },
  );
}
