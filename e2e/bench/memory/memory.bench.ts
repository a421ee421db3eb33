import { setTimeout as wait } from 'node:timers/promises';
import { startProduct, type Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { residentKb } from '../resident-kb';

/** Garbage of the start is collected in the first idle moments; the first backup is taken after a minute. */
const idleMs = 45_000;
/** Linux counts in kibibytes. */
const mbInKb = 1_024 / 1_000_000;

/** What a server holds on which nothing happens, after the start that makes its data folder and after a later one (Linux). */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on' });
  try {
    const first = await idleMb(product);
    await product.stop();
    await product.restart();
    const later = await idleMb(product);
    return [
      figure('A server that has made its data folder holds little memory', first),
      figure('A server started on its data folder again holds little memory', later),
    ];
  } finally {
    await product.dispose();
  }
}

async function idleMb(product: Product): Promise<number> {
  await wait(idleMs);
  return residentKb(product.pid()) * mbInKb;
}

function figure(promise: string, measured: number): Figure {
  return { promise, measured, unit: 'MB', limit: { atMost: 380, of: 'measured' } };
}
