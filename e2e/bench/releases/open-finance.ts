import type { Browser, Page } from '@playwright/test';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { remote } from './fixture';

export interface Swap {
  /** When the other version stood there, in milliseconds since 1970. */
  at: number;
  /** From the moment in which the one before it began to leave. */
  tookMs: number;
}

/** A page of the area that is open in a browser and exchanges it without being loaded anew. */
export interface OpenFinance {
  /** Resolves when the area stands on the screen under this title. */
  swapTo(title: string): Promise<Swap>;
  /** Requests of this page that failed or were answered with a refusal. */
  failed: string[];
}

/** Opens it, and waits until it hears what happens. */
export async function openFinance(browser: Browser, origin: string, member: Member): Promise<OpenFinance> {
  const page = await openPhone(browser, origin, member);
  const failed = failuresOf(page);
  const live = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok());
  await page.goto('/finance');
  await page.locator(`[data-page^="${remote}/"]:not([data-waiting]) [role="tab"]`).first().waitFor();
  await live;
  return { swapTo: (title) => page.evaluate<Swap>(untilSwapped(title)), failed };
}

function failuresOf(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the page itself wants no more has not failed.
    if (!reason.includes('ERR_ABORTED')) failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}

/** In the page: the place of the area waits from the moment in which one version leaves until another one stands there. */
const untilSwapped = (title: string) => `new Promise((resolve) => {
  const place = document.querySelector('[data-page^="${remote}/"]');
  const hasTitle = () =>
    [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.trim() === ${JSON.stringify(title)});
  let beganAt;
  const watch = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName === 'data-waiting')) beganAt ??= performance.now();
    if (beganAt === undefined || place.hasAttribute('data-waiting') || !hasTitle()) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const at = performance.now();
      resolve({ at: performance.timeOrigin + at, tookMs: at - beganAt });
    });
  });
  watch.observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributeFilter: ['data-waiting'],
  });
})`;
