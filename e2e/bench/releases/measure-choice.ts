import type { Figure } from '../figure';
import { percentileOf } from '../interleave';
import { runProgram, toldBy } from '../server-programs';

const [remotes, versions] = [100, 100];

/** What the registry takes of each page: the choice of all releases for its circle, from the rows of the database. */
export function measureChoice(): Figure[] {
  const size = { REMOTES: String(remotes), VERSIONS: String(versions) };
  const taken = toldBy<number[]>(runProgram('choose-releases', size));
  return [
    {
      promise: `The releases for a page are chosen from ${remotes} remotes of ${versions} versions each (n = ${taken.length}): p50`,
      ...{ measured: percentileOf(taken, 0.5), unit: 'ms' },
      limit: { atMost: 1, of: 'measured' },
    },
  ];
}
