import type { Figure } from '../figure';
import type { Member } from '../member';
import { keepAsking } from './keep-asking';
import type { OpenFinance } from './open-finance';
import { now, type Fixture } from './fixture';

const versions = ['2.0.0', '2.1.0', '2.2.0'];

/** A team's build is sent and served to everybody, while people go on using the product. */
export async function measurePublish(
  origin: string,
  member: Member,
  fixture: Fixture,
  pages: readonly OpenFinance[],
): Promise<Figure[]> {
  const made = versions.map((version) => fixture.make(version));
  const asking = keepAsking(origin, member);
  const shownAfter: number[] = [];
  for (const { version, title, archive } of made) {
    const swapped = pages.map((page) => page.swapTo(title));
    const begunAt = now();
    await fixture.publish(archive);
    await fixture.steer({ kind: 'serve', version });
    shownAfter.push(Math.max(...(await Promise.all(swapped)).map(({ at }) => at)) - begunAt);
  }
  const { asked, failed } = await asking.stop();
  const failures = [...failed, ...pages.flatMap((page) => page.failed)];
  for (const failure of failures) console.info(failure);
  return [
    {
      promise: `A build that is sent and served to everybody stands in open pages, the slowest of ${versions.length}`,
      ...{ measured: Math.max(...shownAfter) / 1_000, unit: 's' },
      limit: { atMost: 5, of: 'measured' },
    },
    {
      promise: `Of ${asked} pages, files and questions meanwhile, and all that the open pages ask, fail`,
      ...{ measured: failures.length, unit: 'requests' },
      limit: { atMost: 0, of: 'measured' },
    },
  ];
}
