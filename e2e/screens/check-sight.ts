import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { isWhole } from '../depth';
import { clippedText } from './clipped-text';
import { leftoverWords } from './leftover-words';
import { fewLooks, fewOfStrangers, looks, looksOfStrangers, nameOfLook, plainLook } from './looks';
import { showScreen, type OpenedPage, type Sight } from './open-screen';
import type { Screen, State } from './screens';
import { smallTargets } from './small-targets';
import { wcagViolations } from './wcag-violations';

/**
 * A whole run sees a full screen in all looks; its other tabs, what opens over it and its other states where there is least room.
 * Each other run sees every screen once, with what it is for; empty, failing and missing it sees the first screen alone.
 */
export function sightsOf(screen: Screen): Sight[] {
  const [all, few] = screen.visitor === 'stranger' ? [looksOfStrangers, fewOfStrangers] : [looks, fewLooks];
  const isFull = !screen.open && !screen.path.includes('?');
  const isSeenOnce = (state: State) => (state === 'full' && isFull) || screen.name === 'dashboard';
  const looksOf = (state: State) => {
    if (!isWhole) return isSeenOnce(state) ? [plainLook] : [];
    return state === 'full' && isFull ? all : few;
  };
  return screen.states.flatMap((state) => looksOf(state).map((look) => ({ screen, state, look })));
}

export function nameOf({ screen, state, look }: Sight): string {
  return `${screen.name}, ${state}, ${nameOfLook(look)}`;
}

/** Shows a screen, in a whole run leaves a picture of it, and looks for everything that is wrong on any screen. */
export async function checkSight(opened: OpenedPage, sight: Sight, info: TestInfo): Promise<void> {
  const { screen, state } = sight;
  const isRefused = state === 'failing' || state === 'missing';
  await showScreen(opened, sight);
  const { page, origin, crashes, complaints } = opened;
  if (isWhole) await leavePicture(page, sight, info);
  const { pathname } = new URL(page.url());
  if (screen.landsAt) expect.soft(pathname, 'address').toMatch(screen.landsAt);
  else expect.soft(pathname, 'address').toBe(new URL(screen.path, origin).pathname);
  await checkShown(page);
  expect.soft(crashes, 'crashes').toEqual([]);
  if (!isRefused) expect.soft(complaints, 'complaints of the browser').toEqual([]);
  await screen.leave?.(page);
}

/** Looks for what may be wrong on any screen in what a page shows now. */
export async function checkShown(page: Page): Promise<void> {
  expect.soft(await wcagViolations(page), 'WCAG 2.2 AA').toEqual([]);
  expect.soft(await clippedText(page), 'clipped texts').toEqual([]);
  expect.soft(await leftoverWords(page), 'leftover words').toEqual([]);
  expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([]);
  expect.soft(await sideways(page), 'pixels to scroll sideways').toBe(0);
}

async function leavePicture(page: Page, sight: Sight, info: TestInfo): Promise<void> {
  const picture = join(info.project.outputDir, 'screens', `${nameOf(sight).replace(/\W+/g, '-')}.png`);
  await page.screenshot({ path: picture, fullPage: true });
  info.attachments.push({ name: 'picture', path: picture, contentType: 'image/png' });
}

// The page may be narrower than its frame, which keeps room for a scroll bar.
function sideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
