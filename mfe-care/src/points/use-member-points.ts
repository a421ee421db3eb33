import { useLiveQuery, useSession } from '@carecircle/remote-kit';

/** The person's own points and level in the circle, live (GAME-1). */
export function useMemberPoints() {
  const { person } = useSession();
  return useLiveQuery(
    'points.getMemberPoints',
    {},
    {
      on: {
        'points.awarded': (points, { payload }) =>
          payload.member.memberId === person.id ? payload.member : points,
      },
    },
  );
}
