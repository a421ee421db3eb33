import { useLiveQuery } from '@carecircle/remote-kit';

/** What a member shares; read anew when they change it. */
export function useMemberProfile(memberId: string) {
  return useLiveQuery(
    'circles.getMemberProfile',
    { memberId },
    {
      on: {
        'member.profile-changed': (profile, { payload }) =>
          payload.member.id === memberId ? undefined : profile,
      },
    },
  );
}
