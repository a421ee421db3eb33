import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { percentileOf } from '../interleave';
import { enterDemo } from '../member';
import { startLiveCircles } from './live-circles';
import { measureScreens } from './measure-screens';

const listeningMs = 30_000;

/** How soon one member's change is with the other one, while a hundred circles are active. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  try {
    const ana = await enterDemo(product.origin, 'ana');
    const ben = await enterDemo(product.origin, 'ben', ana);
    const circles = await startLiveCircles(product.origin);
    const warm = circles.taken.length;
    await wait(listeningMs);
    const arrived = circles.taken.slice(warm);
    const painted = await measureScreens(product.origin, ana, ben);
    await circles.stop();
    return [
      ...figures(
        `A change is on the other member's stream, 100 circles active (n = ${arrived.length})`,
        arrived,
      ),
      ...figures(
        `An action is painted on the other's screen, 100 circles active (n = ${painted.length})`,
        painted,
      ),
    ];
  } finally {
    await product.dispose();
  }
}

function figures(what: string, taken: readonly number[]): Figure[] {
  const limits = { p50: { share: 0.5, atMost: 50 }, p99: { share: 0.99, atMost: 200 } };
  return Object.entries(limits).map(([name, { share, atMost }]) => ({
    promise: `${what}: ${name}`,
    measured: percentileOf(taken, share),
    unit: 'ms',
    limit: { atMost, of: 'measured' },
  }));
}
