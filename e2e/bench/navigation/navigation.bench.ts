import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { figureTable } from '../figure-table';
import { enterDemo } from '../member';
import { openBrowser } from '../open-browser';
import { measureChanges } from './measure-changes';
import { measureInteractions } from './measure-interactions';
import { measureLeaks } from './measure-leaks';
import { measureOwnAction } from './measure-own-action';
import { measureRemoteDown } from './measure-remote-down';

const parts = [measureChanges, measureInteractions, measureOwnAction, measureLeaks, measureRemoteDown];

/** The built product with the demo circle in a phone's window. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  const browser = await openBrowser();
  try {
    const ana = await enterDemo(product.origin, 'ana');
    const figures: Figure[] = [];
    for (const measure of parts) {
      const measured = await measure(browser, product.origin, ana);
      console.info(figureTable(measured));
      figures.push(...measured);
    }
    return figures;
  } finally {
    await browser.close();
    await product.dispose();
  }
}
