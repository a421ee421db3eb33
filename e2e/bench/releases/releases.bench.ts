import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { figureTable } from '../figure-table';
import { openBrowser } from '../open-browser';
import { makeCircle } from '../talk/make-circle';
import { measureCanaries } from './measure-canaries';
import { measureChoice } from './measure-choice';
import { measurePublish } from './measure-publish';
import { measureRollback } from './measure-rollback';
import { openFinance } from './open-finance';
import { openFixture } from './fixture';

/** Each holds thirty streams at most. */
const memberCount = 20;

/** How versions of areas reach people, and leave them again. */
export default async function bench(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (measured: Figure[]) => {
    console.info(figureTable(measured));
    figures.push(...measured);
  };
  add(measureChoice());
  add(measureCanaries());
  const product = await startProduct({ REQUESTS_PER_MINUTE: '1000000' });
  const browser = await openBrowser();
  try {
    const { origin } = product;
    const circle = await makeCircle(product, memberCount);
    const [ana, ben] = circle.members;
    const fixture = openFixture(product);
    const pages = [await openFinance(browser, origin, ana), await openFinance(browser, origin, ben)];
    add(await measureRollback(origin, circle, fixture, pages));
    add(await measurePublish(origin, ana, fixture, pages));
  } finally {
    await browser.close();
    await product.dispose();
  }
  return figures;
}
