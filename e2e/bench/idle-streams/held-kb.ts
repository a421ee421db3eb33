import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../product/start-product';
import { residentKb } from '../resident-kb';

/** Makes a product's server collect its garbage when it is asked to. */
export const collecting = {
  NODE_OPTIONS: `--import ${new URL('collect-garbage.mjs', import.meta.url).href}`,
};

/** Resident memory of a server's process once it has let go of what nobody holds; started with `collecting`. */
export async function heldKb(product: Product): Promise<number> {
  const sign = path.join(product.dataDir, 'collected');
  rmSync(sign, { force: true });
  process.kill(product.pid(), 'SIGUSR2');
  while (!existsSync(sign)) await wait(20);
  return residentKb(product.pid());
}
