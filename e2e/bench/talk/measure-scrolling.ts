import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { scrollInFrames } from '../scroll-in-frames';
import type { Circle } from './make-circle';

/** As fast as a finger that wants to get somewhere: three screens a second. */
const pxPerFrame = 40;
/** At least so many messages have to pass, two pages of them, or the history did not come. */
const fewestPassed = 100;

/** Upwards through the history, whose pages come while it is scrolled. */
export async function measureScrolling(
  browser: Browser,
  origin: string,
  { members }: Circle,
): Promise<Figure> {
  const [, reader] = members;
  const page = await openChat(browser, origin, reader);
  const from = await topmost(page);
  const share = await scrollInFrames(page, {
    step: `${scroller}.scrollBy(0, -${pxPerFrame})`,
    isOver: 'false',
  });
  const passed = from - (await topmost(page));
  console.info(`${passed} messages of history scrolled through`);
  if (!(passed >= fewestPassed)) throw new Error('The history did not come.');
  await page.context().close();
  return {
    promise: 'Scrolling through the history keeps its frames',
    ...{ measured: share * 100, unit: '% of frames' },
    limit: { atLeast: 95, of: 'measured' },
  };
}

async function openChat(browser: Browser, origin: string, member: Member): Promise<Page> {
  const page = await openPhone(browser, origin, member);
  await page.goto('/chat?with=group');
  await page.locator('[data-message]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const scroller = `document.querySelector('main ol').closest('[role="region"]')`;

/** Number of the first one in the page that `fill-chat` has written. */
const topmost = (page: Page) =>
  page.evaluate<number>(
    `Number(/Message (\\d+)\\./.exec(document.querySelector('main ol').textContent)?.[1])`,
  );
