import { expect, test } from '../base-test';
import type { Locator, Page } from '@playwright/test';
import { plainLook } from './looks';
import { openScreen } from './open-screen';
import { differing, paintedContrast, paintedPoints } from './pixels';
import { screens } from './screens';
import { visitorOf } from './visitors';

test.describe.configure({ mode: 'parallel' });

const options = { forcedColors: 'active' as const };
/** WCAG 1.4.11. */
const least = 3;

const checks: Record<string, (page: Page) => Promise<void>> = {
  dashboard: expectPlace,
  tasks: async (page) => {
    await expectEdges(page, page.getByRole('main').getByRole('button', { name: /^(Mark|Start)/ }));
    await expectChosen(
      page,
      page.getByRole('radio', { name: /^All/ }),
      page.getByRole('radio', { name: /^Pending/ }),
    );
    await expectFocusRing(page);
  },
  'tasks, add': (page) =>
    expectEdges(page, page.getByRole('dialog').getByRole('button', { name: /Task|Cancel/ })),
  emergency: async (page) => {
    await expectEdges(page, page.getByRole('button', { name: /^Panic/ }));
    await expectChosen(
      page,
      page.getByRole('tab', { name: 'Emergency' }),
      page.getByRole('tab', { name: 'History' }),
    );
  },
  'dashboard under an alert': (page) =>
    expectEdges(page, page.getByRole('button', { name: /^(Acknowledge|Mark Resolved)/ })),
};

for (const screen of screens.filter(({ name }) => name in checks))
  test(`ALL-1 ${screen.name}: in forced colours buttons have edges, and what is chosen or focused is seen`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    const signedIn = visitors[visitorOf(screen, 'full')];
    const sight = { screen, state: 'full' as const, look: plainLook };
    const { page, close } = await openScreen(sight, { browser, product, signedIn, options });
    await checks[screen.name]?.(page);
    await close();
  });

/** Each has an edge that stands out from what is beside it. */
async function expectEdges(page: Page, buttons: Locator): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  for (const button of (await buttons.all()).slice(0, 4)) {
    const { x, y, height } = await boxOf(button);
    const edge = { x: x - 3, y: y + height / 2, width: 18, height: 2 };
    expect.soft(await paintedContrast(page, edge), await button.innerText()).toBeGreaterThanOrEqual(least);
  }
}

/** The face of what is chosen stands out from the face of another. */
async function expectChosen(page: Page, chosen: Locator, other: Locator): Promise<void> {
  const faces = await Promise.all([chosen, other].map(async (one) => cornerOf(await boxOf(one))));
  const [one, two] = [await paintedPoints(page, faces[0] as Box), await paintedPoints(page, faces[1] as Box)];
  expect.soft(differing(one, two), 'chosen and not').toBeGreaterThan(one.length / 2);
}

/** The place where one is has its mark in the navigation, and no other has. */
async function expectPlace(page: Page): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link');
  const mark = async (link: Locator) => {
    const { x, y, width } = await boxOf(link);
    return paintedContrast(page, { x: x + width / 2 - 4, y: y - 1, width: 8, height: 5 });
  };
  const [here, there] = [
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
  ];
  const top = async (link: Locator) => {
    const { x, y, width } = await boxOf(link);
    return paintedPoints(page, { x: x + width / 2 - 4, y: y + 1, width: 8, height: 2 });
  };
  expect.soft(await mark(here.first())).toBeGreaterThanOrEqual(least);
  const [one, two] = [await top(here.first()), await top(there.first())];
  expect.soft(differing(one, two)).toBe(one.length);
}

async function expectFocusRing(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Mark/ }).first();
  const { x, y, width, height } = await boxOf(button);
  const around = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  const before = await paintedPoints(page, around);
  await page.keyboard.press('Tab');
  await button.focus();
  const after = await paintedPoints(page, around);
  expect.soft(differing(before, after), 'focus ring').toBeGreaterThan(2 * (width + height));
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** Inside the edge, before the words begin. */
function cornerOf({ x, y, height }: Box): Box {
  return { x: x + 4, y: y + height / 2, width: 4, height: 4 };
}
