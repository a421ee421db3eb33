import type { Page } from '@playwright/test';
import { expect, test } from '../../base-test';
import { startProduct, type Product } from '../../product/start-product';
import { screens, type Screen } from '../../screens/screens';
import { settle } from '../../screens/settle';
import { expectHarmless, listenForHarm } from '../harmless';
import { hostileCalendarFile } from './hostile-calendar-file';
import { fillHostileCircle, type HostileCircle } from './hostile-circle';
import { hostileTexts } from './hostile-texts';
import { fieldsWithoutText } from './text-places';

/** A product with one circle that is full of hostile texts; no limit on calls, which come by the thousand. */
let product: Product;
let circle: HostileCircle;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  product = await startProduct({
    ...{ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '1000000', SUPPORT_EMAIL: 'help@example.test' },
  });
  circle = await fillHostileCircle(product.origin);
});
test.afterAll(() => product.dispose());

// A trace would copy pages of hundreds of rows with each step.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 480_000 });

test('ALL-3 hostile texts stand in every field that takes any text, as they were written', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(150);
  expect(await fieldsWithoutText(product.origin, circle.places)).toEqual([]);
});

/** Who of the circle sees what a visitor sees; strangers and newcomers see nothing of it. */
const viewers: Record<Screen['visitor'], 'ana' | 'ben' | null> = {
  ...{ stranger: null, newcomer: null, member: 'ana', alarmed: 'ana', caredFor: 'ben' },
};

for (const viewer of ['ana', 'ben'] as const)
  test(`SHELL no text of a member runs, links to a script or breaks the layout, on any screen of ${viewer}`, async ({
    browser,
  }) => {
    const { origin } = product;
    const context = await browser.newContext({
      ...{ baseURL: origin, reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    const [name = '', value = ''] = circle[viewer].cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const said = await listenForHarm(context);
    const page = await context.newPage();
    const shown = screens.filter(({ visitor }) => viewers[visitor] === viewer);
    for (const screen of viewer === 'ana' ? [...shown, ...furtherScreens(circle)] : shown)
      await test.step(screen.name, async () => {
        await page.goto(screen.path);
        await settle(page);
        await (screen.open ?? showAll)(page);
        await expectHarmless(page);
        await screen.leave?.(page);
      });
    expect(said).toEqual([]);
    await context.close();
  });

type FurtherScreen = Pick<Screen, 'name' | 'path' | 'open' | 'leave'>;

/** What opens only with something to open it with: a record, a file, a search, a link. */
function furtherScreens({ ben, taskIds, linkPath }: HostileCircle): FurtherScreen[] {
  return [
    ...taskIds.map((id) => ({ name: 'task', path: `/tasks?task=${id}`, open: awaitDialog })),
    { name: 'direct messages', path: `/chat?with=${ben.id}`, open: showWholeChat },
    { name: 'chat, all of it', path: '/chat?with=group', open: showWholeChat },
    { name: 'chat, search for markup', path: '/chat?with=group', open: searchFor('<') },
    { name: 'calendar, import of a file', path: '/calendar/import', open: lookIntoFile },
    { name: 'check-in over a link', path: linkPath },
  ];
}

const awaitDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const searchFor = (text: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('searchbox').fill(text);
  await expect(page.locator('mark').filter({ hasText: text }).first()).toBeVisible();
};

/** The first ones lie pages above. */
async function showWholeChat(page: Page): Promise<void> {
  const older = page.getByRole('button', { name: 'Show older messages' });
  await expect(older).toBeAttached();
  await expect(async () => {
    await older.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    // What is not in sight is not drawn.
    await page.getByRole('main').getByRole('listitem').last().evaluate(scrollUp);
    await expect(page.getByText(hostileTexts[0] ?? '', { exact: true })).toBeAttached({ timeout: 500 });
  }).toPass();
}

function scrollUp(element: Element): void {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) outer.scrollTop = 0;
}

async function lookIntoFile(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: '"><img src=x onerror=globalThis.scriptRan=1>.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from(hostileCalendarFile().replaceAll('UID:', 'UID:again-')),
  });
  await page.getByLabel('Whom the events are for').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Look into the file' }).click();
  await expect(page.getByRole('list', { name: 'Left out' })).toBeVisible();
}

/** As many as hold each text once. */
const mostPages = Math.ceil(hostileTexts.length / 50);

/** Opens what is folded and what comes page by page, so that all that is drawn or fetched when needed is there too. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const folded = 'main button[aria-expanded=false]:not([aria-haspopup])';
    for (const button of document.querySelectorAll<HTMLElement>(folded)) button.click();
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await settle(page);
  // Older messages are gone through on their own: a conversation draws only what is in sight.
  const moreOf = /^Show (?:more|older(?! messages))|more on this day$/;
  const more = page.getByRole('main').getByRole('button', { name: moreOf });
  for (let pages = 1; pages < mostPages && (await more.count()) > 0; pages += 1) {
    const shown = await lengthOfText(page);
    // What else floats over the page is not what is tried here.
    await more.first().dispatchEvent('click');
    await expect.poll(() => lengthOfText(page)).toBeGreaterThan(shown);
  }
}

const lengthOfText = (page: Page) =>
  page.getByRole('main').evaluate(({ textContent }) => textContent?.length ?? 0);
