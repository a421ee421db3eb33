import type { Page } from '@playwright/test';

/** A screen of a remote: how a person gets there and what shows that it is there with its data. */
export interface Stop {
  remote: string;
  path: string;
  /** CSS selector of something that only the finished screen has. */
  sign: string;
}

const calendar: Stop = { remote: 'mfe-care', path: '/calendar', sign: 'main li' };
const chat: Stop = { remote: 'mfe-communication', path: '/chat', sign: 'main nav li' };
const more: Stop = { remote: 'mfe-settings', path: '/more', sign: 'a[href="/finance"]' };
const finance: Stop = { remote: 'mfe-finance', path: '/finance', sign: '[role="tab"]' };
const emergency: Stop = { remote: 'mfe-emergency', path: '/emergency', sign: '[role="tab"]' };

/** Through all five remotes and back to the first; every step leads from one remote to another. */
export const tour: readonly Stop[] = [chat, more, finance, calendar, more, emergency, calendar];
export const tourStart = calendar;

interface Change {
  durationMs: number;
  layoutShift: number;
}

/** Follows the link to a stop as a press does, and measures up to the frame that shows it. */
export function follow(page: Page, { remote, path, sign }: Stop): Promise<Change> {
  return page.evaluate(`followLink(${JSON.stringify({ remote, path, sign })})`);
}

/** Opens the first stop with the measuring code in the page, and waits until everything is there that loads when idle. */
export async function openTour(page: Page, start = tourStart.path): Promise<void> {
  await page.addInitScript({ path: new URL('in-page.js', import.meta.url).pathname });
  await page.goto(start);
  await page.getByRole('navigation').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`document.documentElement.setAttribute('data-not-reloaded', '')`);
}

/** @throws Error when the page was loaded anew since `openTour`. */
export async function requireNoReload(page: Page): Promise<void> {
  if ((await page.locator('html[data-not-reloaded]').count()) !== 1)
    throw new Error('The page was loaded anew.');
}

/** Makes the page's processor slower by this factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
