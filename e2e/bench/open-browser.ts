import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import type { Member } from './member';

/** A browser as the journeys use it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  });
}

/** A phone of this member, signed in, with nothing loaded yet. */
export async function openPhone(browser: Browser, origin: string, member: Member): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  const [name = '', value = ''] = member.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  await showWhole(page);
  return page;
}

/** The window has bars of its own above the page; what they push out of it is never presented and would count as late. */
async function showWhole(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 800, height: 1200 } });
  await session.detach();
}
