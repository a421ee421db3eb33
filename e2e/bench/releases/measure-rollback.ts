import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Circle } from '../talk/make-circle';
import { openFollowers } from './followers';
import type { OpenFinance, Swap } from './open-finance';
import { now, type Fixture, type Version } from './fixture';

const openPages = 500;
const rounds = 5;

/** A family gets a version and loses it again, several times over, in all pages that its members have open. */
export async function measureRollback(
  origin: string,
  circle: Circle,
  fixture: Fixture,
  pages: readonly OpenFinance[],
): Promise<Figure[]> {
  const next = fixture.make('1.0.0');
  await fixture.publish(next.archive);
  const followers = await openFollowers(origin, circle, openPages - pages.length);
  const told: number[] = [];
  const swaps: Swap[] = [];
  const all = async ({ version, title }: Version, decide: () => Promise<void>) => {
    const heard = followers.told(version);
    const swapped = pages.map((page) => page.swapTo(title));
    const decidedAt = now();
    await decide();
    const shown = await Promise.all(swapped);
    swaps.push(...shown);
    return Math.max(...(await heard), ...shown.map(({ at }) => at)) - decidedAt;
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await all(next, () => fixture.steer({ kind: 'offer', version: next.version, circleIds: [circle.id] }));
      told.push(await all(fixture.first, () => fixture.steer({ kind: 'rollBack' })));
    }
  } finally {
    followers.close();
  }
  return [
    {
      promise: `A rollback is with the last of ${openPages} open pages, the slowest of ${rounds}`,
      ...{ measured: Math.max(...told) / 1_000, unit: 's' },
      limit: { atMost: 60, of: 'measured' },
    },
    {
      promise: `An open page exchanges the area on its screen (median of ${swaps.length})`,
      ...{ measured: medianOf(swaps.map(({ tookMs }) => tookMs)), unit: 'ms' },
      limit: { atMost: 150, of: 'measured' },
    },
  ];
}
