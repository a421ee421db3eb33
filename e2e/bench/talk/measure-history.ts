import type { Browser } from '@playwright/test';
import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { runInData } from '../server-programs';
import { makeCircle } from './make-circle';
import { measureOpening } from './measure-opening';
import { measureScrolling } from './measure-scrolling';

/** Both more than a first page. */
const sizes = { long: 100_000, short: 100 };

/** A chat of years beside one of a day, on the same server. */
export async function measureHistory(product: Product, browser: Browser): Promise<Figure[]> {
  const long = await makeCircle(product, 2);
  const short = await makeCircle(product, 2);
  const fillChat = (circleId: string, messages: number) =>
    runInData('fill-chat', product.dataDir, { CIRCLE_ID: circleId, MESSAGES: String(messages) });
  await product.stop();
  fillChat(long.id, sizes.long);
  fillChat(short.id, sizes.short);
  await product.restart();
  return [
    await measureOpening(browser, product.origin, { long, short }, sizes),
    await measureScrolling(browser, product.origin, long),
  ];
}
