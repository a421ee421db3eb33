import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { builtServer } from './run-server';
import { startProduct, type Product } from './start-product';

export interface ClockedProduct extends Product {
  /** Sets the clock of its machine (ISO 8601). */
  setClock(now: string): Promise<void>;
}

/** A product on a machine whose clock is set. */
export async function startClockedProduct(
  now: string,
  environment: Record<string, string> = {},
): Promise<ClockedProduct> {
  const file = join(mkdtempSync(join(tmpdir(), 'carecircle-clock-')), 'now');
  writeFileSync(file, now);
  const clocked = {
    ...environment,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('set-clock.mjs', import.meta.url))}`,
    CLOCK_FILE: file,
  };
  const product = await startProduct(clocked, builtServer, 'none');
  return {
    ...product,
    setClock: (moment) => setClock(product, file, moment),
    dispose: async () => {
      await product.dispose();
      rmSync(dirname(file), { recursive: true });
    },
  };
}

async function setClock({ origin }: Product, file: string, now: string): Promise<void> {
  // At once: the server may look between the emptying of a file and its new text.
  writeFileSync(`${file}.next`, now);
  renameSync(`${file}.next`, file);
  const minuteOf = (date: string | null) => new Date(date ?? 0).toISOString().slice(0, 16);
  const shown = async () => minuteOf((await fetch(`${origin}/login`)).headers.get('date'));
  await expect.poll(shown).toBe(minuteOf(now));
}
