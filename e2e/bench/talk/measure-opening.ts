import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import { openPhone } from '../open-browser';
import type { Circle } from './make-circle';

const rounds = 9;

type Both<T> = Record<'long' | 'short', T>;

/**
 * From the request of the chat to the frame that shows its last message, on a phone that has been there before. Somebody has just
 * written: what the phone has kept is not enough.
 */
export async function measureOpening(
  browser: Browser,
  origin: string,
  { long, short }: Both<Circle>,
  sizes: Both<number>,
): Promise<Figure> {
  const phones = {
    long: await openReader(browser, origin, long),
    short: await openReader(browser, origin, short),
  };
  const opened = await interleave(rounds, {
    long: () => open(phones.long, long),
    short: () => open(phones.short, short),
  });
  await phones.long.context().close();
  await phones.short.context().close();
  return {
    promise: `A chat of ${sizes.long.toLocaleString('en')} messages shows the last one as soon as that of ${sizes.short}`,
    ...{ measured: opened.long, baseline: opened.short, unit: 'ms' },
    limit: { atMost: 1.2, of: 'ratio' },
  };
}

/** The first visit, with which the service worker keeps the product's files. */
async function openReader(browser: Browser, origin: string, { members }: Circle): Promise<Page> {
  const [, reader] = members;
  const page = await openPhone(browser, origin, reader);
  await page.goto('/chat?with=group');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  return page;
}

/** What is fetched ahead afterwards comes to its end: it would take the processor from the next visit. */
async function open(page: Page, { id: circleId, members: [writer] }: Circle): Promise<number> {
  await page.goto('about:blank');
  const text = `News ${randomUUID()}`;
  await writer.call('communication', 'sendMessage', {
    circleId,
    messageId: randomUUID(),
    recipientId: null,
    text,
  });
  await page.goto('/chat?with=group', { waitUntil: 'commit' });
  const shownMs = await page.evaluate<number>(untilShown(text));
  await page.waitForLoadState('networkidle');
  return shownMs;
}

/** In sight, not only in the page. */
const untilShown = (text: string) => `new Promise((resolve) => {
  const isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const look = () => {
    const last = [...document.querySelectorAll('[data-message]')].at(-1);
    if (last?.textContent.includes(${JSON.stringify(text)}) && isInSight(last))
      requestAnimationFrame(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})`;
