import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { signUpMember } from '../member';
import { openBrowser } from '../open-browser';
import { liveFiveYears } from './live-five-years';
import { makeFamily } from './make-family';
import { measureScreens } from './measure-screens';
import { measureScrolling } from './measure-scrolling';

/** A circle that has been cared in for five years, beside one of today, on the same server. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  const browser = await openBrowser();
  try {
    const [old, young] = [
      await signUpMember(product.origin, 'Ana'),
      await signUpMember(product.origin, 'Ben'),
    ];
    const circleId = await makeFamily(old, 40);
    await makeFamily(young, 0);
    await product.stop();
    const { rows, monthGrids } = await liveFiveYears(product.dataDir, circleId);
    console.info(`${rows} rows of five years`);
    await product.restart();
    return [
      ...(await measureScreens(browser, product.origin, { old, young })),
      ...monthGrids.map(({ items, milliseconds, isPromised }): Figure => ({
        promise: `A month grid of ${items} recurring items is computed`,
        measured: milliseconds,
        unit: 'ms',
        ...(isPromised && { limit: { atMost: 50, of: 'measured' } }),
      })),
      await measureScrolling(browser, product.origin, old),
    ];
  } finally {
    await browser.close();
    await product.dispose();
  }
}
