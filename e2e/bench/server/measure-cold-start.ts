import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import { enterDemo } from '../member';
import { connections, pressWrites } from './press-operations';
import { makeWriteCircles } from './write-circles';

const starts = 5;
/** Some twenty a day for three years. */
const pastWrites = 20_000;

/** From the start of the process to the first 200 of `/ready`, on the data of years and after the process was killed. */
export async function measureColdStart(product: Product): Promise<Figure> {
  await enterDemo(product.origin, 'ana');
  await writeThePast(product);
  const taken: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    await product.kill();
    const begun = performance.now();
    await product.restart();
    await untilReady(product.origin);
    taken.push(performance.now() - begun);
  }
  return {
    promise: `A killed server with the demo circle and ${pastWrites} writes is ready again (embedded)`,
    measured: medianOf(taken),
    unit: 'ms',
    limit: { atMost: 3_000, of: 'measured' },
  };
}

async function writeThePast(product: Product): Promise<void> {
  const circles = await makeWriteCircles(product.origin, connections);
  for (let written = 0; written < pastWrites;) {
    written += (await pressWrites(product.origin, circles, 2_000)).answers;
  }
  await circles.settled();
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(10);
  }
}
