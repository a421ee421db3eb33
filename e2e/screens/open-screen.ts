import { randomUUID } from 'node:crypto';
import type { Preferences } from '@carecircle/contracts';
import { operationPath } from '@carecircle/contracts/api';
import { expect, type Browser, type BrowserContextOptions, type Page, type Route } from '@playwright/test';
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

export interface OpenedPage {
  page: Page;
  origin: string;
  /** What was thrown and not caught since a screen was last shown. */
  crashes: string[];
  /** What the browser complained about since then. */
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a screen in a browser of its own, in this look and state, with all that it loads in place. */
export async function openScreen(sight: Sight, opening: Opening): Promise<OpenedPage> {
  const opened = await openPage(sight.look, opening);
  await showScreen(opened, sight);
  return opened;
}

/** An empty page in a browser of its own. */
export async function openPage(
  look: Look,
  { browser, product: { origin }, signedIn, options }: Opening,
): Promise<OpenedPage> {
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: sizes[look.device], locale: look.language },
    ...{ storageState: signedIn, reducedMotion: 'reduce', serviceWorkers: 'block', ...options },
  });
  const page = await context.newPage();
  const crashes: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return { page, origin, crashes, complaints, close: () => context.close() };
}

/** Shows a screen in a page that may have shown others before, with all that it loads in place. */
export async function showScreen(
  { page, origin, crashes, complaints }: OpenedPage,
  { screen, state, look }: Sight,
): Promise<void> {
  if (screen.visitor !== 'stranger') await wear(page, look, origin);
  await page.unrouteAll();
  // What the screen before still asks for, and is refused, is no complaint of this one.
  page.once('framenavigated', () => (crashes.length = complaints.length = 0));
  if (state === 'missing')
    await page.route('**/releases/mfe-*/**', (route) => route.fulfill({ status: 404 }));
  if (state === 'failing') await openRefused(page, screen.path);
  else await page.goto(screen.path);
  await settle(page);
  await screen.open?.(page);
  await settle(page);
}

// Looks belong to the person, not to the browser.
async function wear({ request }: Page, look: Look, origin: string): Promise<void> {
  const { theme, fontSize, language } = look;
  const changes: Partial<Preferences> = { darkMode: theme === 'dark', fontSize, language };
  const path = `/api${operationPath('account', 'changePreferences')}`;
  const data = { commandId: randomUUID(), changes };
  const answer = await request.post(path, { data, headers: { origin } });
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
