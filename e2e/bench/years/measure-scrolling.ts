import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';

const wantedRows = 500;
const frameMs = 1000 / 60;
/** The browser's clock is coarse: a frame that came in time may be measured a millisecond late. */
const toleranceMs = 1;

/** The completed tasks of years, five hundred of them in the list, scrolled through by a finger that does not let go. */
export async function measureScrolling(browser: Browser, origin: string, member: Member): Promise<Figure> {
  const page = await openPhone(browser, origin, member);
  await page.goto('/tasks?filter=completed');
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.first().waitFor();
  while ((await rows.count()) < wantedRows) {
    const before = await rows.count();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before);
  }
  await page.evaluate('scrollTo(0, 0)');
  const share = await page.evaluate<number>(scrollThrough);
  await page.context().close();
  return {
    promise: `Scrolling through ${wantedRows} completed tasks keeps its frames`,
    measured: share * 100,
    unit: '% of frames',
    limit: { atLeast: 95, of: 'measured' },
  };
}

const scrollThrough = `new Promise((resolve) => {
  const frames = [];
  let before;
  const step = (now) => {
    if (before !== undefined) frames.push(now - before);
    before = now;
    scrollBy(0, 40);
    if (frames.length < 600 && innerHeight + scrollY < document.documentElement.scrollHeight - 1) requestAnimationFrame(step);
    else resolve(frames.filter((taken) => taken <= ${frameMs + toleranceMs}).length / frames.length);
  };
  requestAnimationFrame(step);
})`;
