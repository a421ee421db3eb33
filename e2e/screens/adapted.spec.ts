import { expect, test } from '../base-test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { clippedText } from './clipped-text';
import { plainLook, sizes } from './looks';
import { openScreen, type OpenedPage } from './open-screen';
import { screens } from './screens';

const wanted = [
  'dashboard',
  'calendar',
  'calendar, add',
  'tasks',
  'tasks, add',
  'check-in',
  'circle',
  'chat',
  'emergency',
  'finance',
  'more',
];
const main = screens.filter(({ name }) => [...wanted, 'account', 'app settings'].includes(name));

test.describe.configure({ mode: 'parallel' });

/** Opens the main screens one after the other for somebody who has set up their browser in their own way. */
const onMainScreens = (title: string, options: BrowserContextOptions, check: Check) =>
  test(title, async ({ browser, shown: { product, visitors } }) => {
    for (const screen of main) {
      const sight = { screen, state: 'full' as const, look: plainLook };
      const opened = await openScreen(sight, { browser, product, signedIn: visitors.demo, options });
      await check(opened, screen.name);
      await opened.close();
    }
  });

type Check = (opened: OpenedPage, name: string) => Promise<void>;

onMainScreens(
  'ALL-1 at a width of 320 px nothing is cut off and nothing scrolls sideways (WCAG 1.4.10)',
  { viewport: { width: 320, height: 640 } },
  async ({ page }, name) => {
    expect.soft(await clippedText(page), name).toEqual([]);
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  },
);

onMainScreens(
  'ALL-1 with the spacing of WCAG 1.4.12 no text is cut off',
  { viewport: sizes.phone },
  async ({ page }, name) => {
    await spaceOut(page);
    expect.soft(await clippedText(page), name).toEqual([]);
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  },
);

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

// As an adopted sheet, which the page's content security policy lets through.
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
