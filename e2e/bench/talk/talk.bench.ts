import { startPushService } from '../../product/push-service';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { figureTable } from '../figure-table';
import { openBrowser } from '../open-browser';
import { makeCircle } from './make-circle';
import { measureHistory } from './measure-history';
import { measureMessages } from './measure-messages';
import { measurePanic } from './measure-panic';
import { measureTimers } from './measure-timers';
import { openPages } from './open-pages';

const memberCount = 20;

/** What people tell each other, and what they are told in time. */
export default async function bench(): Promise<Figure[]> {
  const service = await startPushService();
  const product = await startProduct({ PUSH_SERVICES: service.origin, REQUESTS_PER_MINUTE: '1000000' });
  const browser = await openBrowser();
  const figures: Figure[] = [];
  const add = (measured: Figure[]) => {
    console.info(figureTable(measured));
    figures.push(...measured);
  };
  try {
    const circle = await makeCircle(product, memberCount);
    const pages = await openPages(product.origin, circle);
    add(await measurePanic(circle, pages, service));
    add(await measureMessages(product.origin, circle, pages));
    pages.close();
    add(await measureHistory(product, browser));
  } finally {
    await browser.close();
    await product.dispose();
    await service.stop();
  }
  add(measureTimers());
  return figures;
}
