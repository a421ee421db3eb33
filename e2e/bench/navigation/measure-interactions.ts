import type { Browser } from '@playwright/test';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import { enterDemo } from '../member';
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

/** Odd, so that the median is one that was measured. */
const rounds = 5;

/**
 * The slowest interaction of each journey on a processor slowed four times (INP), as it usually is: each round walks through a
 * product of its own, and the machine disturbs another journey each time.
 */
export async function measureInteractions(browser: Browser): Promise<Figure[]> {
  const walked: Interaction[][] = [];
  for (let round = 0; round < rounds; round += 1) walked.push(await walk(browser));
  const usual = journeys.map((journey, index) => {
    const slowest = walked.map((interactions) => interactions[index]).filter((one) => one !== undefined);
    const durationMs = medianOf(slowest.map((one) => one.durationMs));
    const told = slowest.find((one) => one.durationMs === durationMs);
    console.info(
      `${durationMs} ms ${journey.name}: ${told?.name} on “${told?.target}”, ${told?.waitedMs.toFixed()} waited, ${told?.handledMs.toFixed()} handled`,
    );
    return durationMs;
  });
  return [
    {
      promise: `Slowest interaction of the slowest journey, processor slowed 4 times (INP, median of ${rounds})`,
      measured: Math.max(...usual),
      unit: 'ms',
      limit: { atMost: 80, of: 'measured' },
    },
  ];
}

/** The slowest interaction of each journey. */
async function walk(browser: Browser): Promise<Interaction[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  const page = await openPhone(browser, product.origin, await enterDemo(product.origin, 'ana'));
  try {
    await openTour(page, '/dashboard');
    await slowDown(page, 4);
    const slowest: Interaction[] = [];
    for (const journey of journeys) {
      await journey(page);
      const told = (await page.evaluate('toldInteractions()')) as Interaction[];
      slowest.push(told.reduce((one, other) => (other.durationMs > one.durationMs ? other : one)));
    }
    return slowest;
  } finally {
    await page.context().close();
    await product.dispose();
  }
}
