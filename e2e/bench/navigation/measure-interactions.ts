import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { journeys } from './journeys';
import { openTour, slowDown } from './tour';

interface Interaction {
  durationMs: number;
  waitedMs: number;
  handledMs: number;
  name: string;
  target: string;
}

/** The slowest interaction of journeys through the product on a processor slowed four times (INP). */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  member: Member,
): Promise<Figure[]> {
  const page = await openPhone(browser, origin, member);
  await openTour(page, '/dashboard');
  await slowDown(page, 4);
  const measured: Interaction[] = [];
  for (const journey of journeys) {
    await journey(page);
    measured.push(...((await page.evaluate('toldInteractions()')) as Interaction[]));
  }
  await page.context().close();
  measured.sort((a, b) => b.durationMs - a.durationMs);
  const [worst] = measured;
  for (const { durationMs, waitedMs, handledMs, name, target } of measured.slice(0, 8))
    console.info(
      `${durationMs} ms ${name} on “${target}”: ${waitedMs.toFixed()} waited, ${handledMs.toFixed()} handled`,
    );
  return [
    {
      promise: 'Slowest interaction of all journeys, processor slowed 4 times (INP)',
      measured: worst?.durationMs ?? NaN,
      unit: 'ms',
      limit: { atMost: 80, of: 'measured' },
    },
  ];
}
