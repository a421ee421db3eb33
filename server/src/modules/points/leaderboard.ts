import type { LeaderboardEntry } from '@carecircle/contracts';

type Place = Pick<LeaderboardEntry, 'memberId' | 'points'>;

export type Ranked<P extends Place> = P & Pick<LeaderboardEntry, 'rank'>;

/** What the first three of a week get; all who tie get the same (GAME-4). */
const bonuses = [100, 50, 25];

/** Members by their points, most first; as many points are the same rank, and the next one counts them all. */
export function ranked<P extends Place>(places: readonly P[]): Ranked<P>[] {
  return [...places]
    .sort((one, other) => other.points - one.points)
    .map((place) => ({
      ...place,
      rank: 1 + places.filter(({ points }) => points > place.points).length,
    }));
}

/** Those of a week who get a bonus, and how much. Without points there is none. */
export function podiumOf<P extends Place>(places: readonly P[]): (Ranked<P> & { bonus: number })[] {
  return ranked(places).flatMap((place) => {
    const bonus = bonuses[place.rank - 1];
    return bonus === undefined || place.points <= 0 ? [] : [{ ...place, bonus }];
  });
}
