import { randomUUID } from 'node:crypto';
import type { Preferences } from '@carecircle/contracts';
import { operationPath } from '@carecircle/contracts/api';
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from '@playwright/test';
import type { Product } from '../product/start-product';
import { sizes, type Look } from './looks';
import type { Screen, State } from './screens';
import { settle } from './settle';

export interface Sight {
  screen: Screen;
  state: State;
  look: Look;
}

interface Opening {
  browser: Browser;
  product: Product;
  /** Null for strangers. */
  signedIn: BrowserContextOptions['storageState'];
  /** Over what the look says, such as a narrower page. */
  options?: BrowserContextOptions;
}

export interface OpenedScreen {
  page: Page;
  /** What the browser complained about so far. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a screen in a browser of its own, in this look and state, with all that it loads in place. */
export async function openScreen(
  { screen, state, look }: Sight,
  { browser, product, signedIn, options }: Opening,
): Promise<OpenedScreen> {
  const context = await browser.newContext({
    ...{ baseURL: product.origin, viewport: sizes[look.device], locale: look.language },
    ...{ storageState: signedIn, reducedMotion: 'reduce', serviceWorkers: 'block', ...options },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isRefusal = state === 'failing' || state === 'missing';
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  if (signedIn) await wear(context, look, product.origin);
  if (state === 'missing')
    await page.route('**/releases/mfe-*/**', (route) => route.fulfill({ status: 404 }));
  if (state === 'failing') await openRefused(page, screen.path);
  else await page.goto(screen.path);
  await settle(page);
  await screen.open?.(page);
  await settle(page);
  return { page, complaints, close: () => context.close() };
}

// Looks belong to the person, not to the browser.
async function wear(context: BrowserContext, look: Look, origin: string): Promise<void> {
  const { theme, fontSize, language } = look;
  const changes: Partial<Preferences> = { darkMode: theme === 'dark', fontSize, language };
  const path = `/api${operationPath('account', 'changePreferences')}`;
  const data = { commandId: randomUUID(), changes };
  const answer = await context.request.post(path, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

// A page carries the answers of its first screen, so the refusals are met on the way from another screen.
async function openRefused(page: Page, path: string): Promise<void> {
  await page.goto('/more/app-settings');
  await settle(page);
  const refuse = (route: Route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } })
      : route.fallback();
  await page.route(/\/api\/(?!events)/, refuse);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('button', { name: /^(Retry|Reintentar)/ }).first()).toBeVisible();
}
