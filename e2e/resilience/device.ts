import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import config from '../playwright.config';
import type { Person } from '../product/person';
import { skeletons } from '../screens/settle';
import { test as base } from '../releases/installed';

/** Somebody's own device: a browser that is closed and opened again, and keeps what a browser keeps. */
export interface Device {
  /** The page of the open browser. */
  page(): Page;
  /** Starts the browser; what was kept before is there. */
  open(): Promise<Page>;
  close(): Promise<void>;
  /** Opens a path until it shows a text, and waits until the app has kept page and files. */
  visit(path: string, shows?: string | RegExp): Promise<Page>;
}

interface OnDevice {
  /** Ana's device, with the browser open and signed in. */
  device: Device;
}

/** A product that the test may stop, and Ana on a device that outlives the browser. */
export const test = base.extend<OnDevice>({
  device: async ({ installed: { ana, product } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'carecircle-device-'));
    let context: BrowserContext | null = null;
    const page = () => {
      const [first] = context?.pages() ?? [];
      if (!first) throw new Error('The browser is closed');
      return first;
    };
    const device: Device = {
      page,
      open: async () => {
        const { launchOptions, ...rest } = config.use ?? {};
        context = await chromium.launchPersistentContext(folder, {
          ...launchOptions,
          ...rest,
          baseURL: product.origin,
        });
        await context.addInitScript(countKeptPages);
        return page();
      },
      close: async () => {
        await context?.close();
        context = null;
      },
      visit: async (path, shows) => {
        // An area that took too long on a busy machine is opened once more.
        await expect(async () => {
          await page().goto(path);
          await expect(page().getByRole('heading', { level: 1 })).toBeVisible();
          if (shows) await expect(page().getByText(shows).first()).toBeVisible();
          // What was looked for may stand in a banner, which is there before the screen's own answers.
          await expect(skeletons(page())).toHaveCount(0);
        }).toPass();
        await expect.poll(() => isKept(page()), { message: `${path} is kept` }).toBe(true);
        return page();
      },
    };
    await device.open();
    await signIn(page(), ana);
    await use(device);
    await device.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };

async function signIn(page: Page, { context }: Person): Promise<void> {
  await page.context().addCookies(await context.cookies());
}

/** The circle that somebody looks at. */
export async function circleOf(person: Person): Promise<string> {
  const { session } = await person.call('circles', 'getSession', {});
  if (!session?.circle) throw new Error(`${person.name} has no circle`);
  return session.circle.id;
}

/** Everything that session storage (this tab's) and local storage hold, as text. */
export function storedIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

/** Everything that IndexedDB and the caches of this browser hold, as text; bytes as far as they are text. */
export function keptOn(page: Page): Promise<{ databases: string; caches: string }> {
  return page.evaluate(async () => {
    const textIn = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textIn).join(' ');
      return String(value);
    };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const stored: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        stored.push(textIn(await done(entries.getAll())));
        stored.push(textIn(await done(database.transaction(store).objectStore(store).getAllKeys())));
      }
      database.close();
    }
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Programs and their words are the same for everybody.
        if (/\.(?:js|css|woff2|png|svg|mp3)$/.test(new URL(request.url).pathname)) continue;
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return { databases: stored.join('\n'), caches: texts.join('\n') };
  });
}

declare global {
  interface Window {
    /** How often this document has kept its page, which comes after the answers that it had by then. */
    keptPages?: number;
  }
}

/** Runs in each document before its own programs. */
function countKeptPages(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...entry: Parameters<typeof put>) {
    if (this.name === 'page' && this.transaction.db.name === 'carecircle-kept') {
      this.transaction.addEventListener('complete', () => (window.keptPages = (window.keptPages ?? 0) + 1));
    }
    return put.apply(this, entry);
  };
}

/**
 * Whether the page with all its files is there, and every answer that it shows: this document has begun to keep, and since that goes
 * on when the browser is idle, nothing more is kept from one idle moment to the next but one.
 */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const answers = async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('carecircle-kept')) return '';
      const database = await done(indexedDB.open('carecircle-kept'));
      const store = database.transaction('answers').objectStore('answers');
      const kept = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      database.close();
      return JSON.stringify(kept);
    };
    if (!window.keptPages) return false;
    const registration = await navigator.serviceWorker.ready;
    await idle();
    const before = await answers();
    await idle();
    await idle();
    const isQuiet = before === (await answers());
    return Boolean(isQuiet && registration.active && (await caches.match('/standby.html')));
  });
}
