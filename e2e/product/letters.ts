import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './start-product';

/** The path of the newest link of a kind in a letter to somebody; without a mail server letters are files in the data folder. */
export async function linkInLetter(product: Product, to: string, path: string): Promise<string> {
  const find = () =>
    lettersTo(product, to)
      .map((letter) => new RegExp(`${path}/[\\w-]+`).exec(letter)?.[0])
      .filter((link) => link !== undefined)
      .at(-1);
  await expect.poll(find, { message: `a letter to ${to} with a link to ${path}` }).toBeTruthy();
  return find() ?? '';
}

/** The newest last. Lines that the mail format has broken are whole again. */
export function lettersTo({ dataDir }: Product, to: string): string[] {
  const folder = join(dataDir, 'mail');
  const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder).sort() : [];
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
    .filter((letter) => letter.includes(`To: ${to}`));
}
