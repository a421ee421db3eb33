import { screenLink, shellPaths, signedOutPaths } from '@carecircle/contracts';
import { notificationRules } from '@carecircle/contracts/notifications/notification-rules';
import type { Browser, Page } from '@playwright/test';
import { signUp } from '../product/person';
import type { Product } from '../product/start-product';
import { expect, test } from './two-people';
import { isWhole, onlyWhole } from '../depth';

/** A redirect of the shell over the page that was asked for. */
const mostNavigations = 2;
/** A page that loads itself anew does so several times in it. */
const quietMs = 1_000;
const tabs = 4;
/** The server's own page, outside of the app, and one that leads there. */
const serverPaths = ['/forgot-password', '/reset-password'];
/** Screens that letters, pushes and the payment provider lead to. */
const inLetters = ['billing', 'reports', 'helpContact', 'notificationSettings'];
const others = ['/', '/nowhere', '/tasks/nowhere', '/onboarding?step=join'];

// Some thirty pages each, on a machine that may be busy.
test.describe.configure({ timeout: 300_000 });

interface Chosen {
  current: { manifest: { routes: { path: string }[] } };
}

test('SHELL-1 every path settles for a stranger', onlyWhole, async ({ browser, product, two }) => {
  const stranger = await browser.newContext({ baseURL: product.origin });
  const paths = await everyPath(two.ana.page, product);
  const landed = await walk(() => stranger.newPage(), paths);
  for (const [path, at] of landed) {
    if (serverPaths.includes(path)) continue;
    const isOpen = (signedOutPaths as readonly string[]).includes(path);
    expect(`${path} ${new URL(at).pathname}`).toBe(`${path} ${isOpen ? path : '/login'}`);
  }
  for (const path of serverPaths) expect(landed.get(path)).toBe(`${product.origin}/forgot-password`);
  expect(landed.get('/onboarding')).toBe(`${product.origin}/login?to=%2Fonboarding`);
  await stranger.close();
});

test(
  'SHELL-1 every path settles for a person without a circle',
  onlyWhole,
  async ({ browser, product, two }) => {
    const { context } = await newcomer(browser, product);
    await walk(() => context.newPage(), await everyPath(two.ana.page, product));
    await context.close();
  },
);

test('SHELL-1 every path settles for a member', async ({ product, two: { ana } }) => {
  const all = await everyPath(ana.page, product);
  // Each screen is looked at for itself: a landing walks what may lead elsewhere.
  const leading: readonly string[] = [...signedOutPaths, ...shellPaths, ...serverPaths, ...others];
  const paths = all.filter((path) => isWhole || leading.includes(path));
  const landed = await walk(() => ana.context.newPage(), paths);
  for (const path of others)
    if (!path.includes('?')) expect(landed.get(path)).toBe(`${product.origin}/dashboard`);
});

test('NOTE-1 MFE-4 what notifications and letters lead to is a screen that a remote brings', async ({
  two,
}) => {
  const { request } = two.ana.page;
  const rules = Object.values(notificationRules).map(({ route }) => route);
  for (const route of new Set([...rules, ...inLetters])) {
    const answer = await request.get(screenLink(route, '?of=1'), { maxRedirects: 0 });
    expect(answer.status(), route).toBe(302);
    expect(answer.headers().location, route).toMatch(/^\/(?!dashboard|to\/)[a-z/-]+\?of=1$/);
  }
});

const newcomer = (browser: Browser, product: Product) => signUp(browser, product, 'Nora');

/** What shell and remotes declare, a place for each parameter, and paths that nobody declares. */
async function everyPath(page: Page, { origin }: Product): Promise<string[]> {
  const answer = await page.request.get(`${origin}/releases/chosen.json`);
  const choices = (await answer.json()) as Chosen[];
  const declared = choices.flatMap(({ current }) => current.manifest.routes.map(({ path }) => path));
  const examples = declared.map((path) => path.replace(/:\w+\??/g, '0199a000-0000-7000-8000-000000000001'));
  return [...new Set([...signedOutPaths, ...shellPaths, ...examples, ...serverPaths, ...others])];
}

/** Opens all paths, some at once; gives where each led. */
async function walk(newPage: () => Promise<Page>, paths: readonly string[]): Promise<Map<string, string>> {
  const left = [...paths];
  const landed = new Map<string, string>();
  const follow = async () => {
    const page = await newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift())
      landed.set(path, await settle(page, path));
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, follow));
  return landed;
}

async function settle(page: Page, path: string): Promise<string> {
  let navigations = 0;
  const count = (frame: unknown) => {
    if (frame === page.mainFrame()) navigations += 1;
  };
  page.on('framenavigated', count);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), quietMs);
  page.off('framenavigated', count);
  expect(navigations, path).toBeLessThanOrEqual(mostNavigations);
  return page.url();
}
