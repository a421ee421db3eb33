import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, type Browser } from '@playwright/test';
import { releasePaths, type HealthSignal } from '@carecircle/contracts';
import { startClockedProduct } from '../product/clocked-product';
import { linkInLetter } from '../product/letters';
import { signUp, type Person } from '../product/person';
import { seededRandom } from '../product/seeded-random';
import type { Product } from '../product/start-product';
import { nextVersion } from './next-version';
import { releasePrograms } from './release-programs';

export const steered = 'mfe-finance';
const minuteMs = 60_000;
/** Every ten minutes becomes a point of the plots. */
const steps = 8;

/** A version of the finances that some have had for an hour, as their browsers told of it, and its operator. */
export async function rolloutOfAnHour(browser: Browser): Promise<{ product: Product; operator: Person }> {
  const now = Date.now();
  const momentOf = (step: number) => new Date(now - (steps - step) * 10 * minuteMs).toISOString();
  const product = await startClockedProduct(momentOf(0), { OPERATORS: 'olga@example.test' });
  publishAndOffer(product);
  const random = seededRandom(7);
  for (let step = 0; step <= steps; step += 1) {
    await product.setClock(momentOf(step));
    const load = { remote: steered, kind: 'load' as const };
    const each = (version: string, count: number, usualMs: number): HealthSignal[] =>
      Array.from({ length: count }, () => ({ ...load, version, ms: Math.round(usualMs * (0.6 + random())) }));
    const failed = (version: string): HealthSignal => ({ remote: steered, version, kind: 'failed' });
    const ana = await signUp(browser, product, 'Ana');
    await report(product, ana, [
      ...each('1.0.0', 20, 420),
      ...(step > 1 ? each('1.1.0', 2 + step, 340) : []),
      ...(step % 3 === 0 ? [failed('1.0.0')] : []),
      ...(step % 4 === 2 ? [failed('1.1.0')] : []),
    ]);
    await ana.context.close();
  }
  const written = () => releasePrograms(product).steer('show', steered);
  await expect.poll(written, { timeout: 60_000 }).toContain(`1.0.0: 3 of ${(steps + 1) * 20} visits failed`);
  return { product, operator: await provenOperator(browser, product) };
}

async function provenOperator(browser: Browser, product: Product): Promise<Person> {
  const olga = await signUp(browser, product, 'Olga', 'olga@example.test');
  await olga.call('circles', 'createCircle', {
    ...{ newCircleId: randomUUID(), name: 'Rosa', timeZone: 'America/Chicago' },
  });
  await olga.page.goto(await linkInLetter(product, olga.email, '/verify'));
  await olga.page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(olga.page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  return olga;
}

function publishAndOffer(product: Product): void {
  const { steer, release } = releasePrograms(product);
  const token = steer('token', steered, 'Finance team');
  for (const version of ['1.0.0', '1.1.0']) {
    const { folder } = nextVersion(steered, version);
    release(folder, token);
    rmSync(folder, { recursive: true });
  }
  steer('serve', steered, '1.0.0');
  steer('offer', steered, '1.1.0', '--percent', '10', '--reason', 'Bills can be split');
}

async function report({ origin }: Product, { context }: Person, signals: HealthSignal[]): Promise<void> {
  const answer = await context.request.post(`${origin}${releasePaths.health}`, {
    ...{ data: { signals }, headers: { origin } },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}
