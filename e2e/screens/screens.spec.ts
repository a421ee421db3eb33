import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isWhole } from '../depth';
import { clippedText } from './clipped-text';
import { leftoverWords } from './leftover-words';
import { fewLooks, fewOfStrangers, looks, looksOfStrangers, nameOfLook, plainLook } from './looks';
import { openPage, showScreen, type Sight } from './open-screen';
import { screens, type Screen, type State } from './screens';
import { smallTargets } from './small-targets';
import { expect, test, visitorOf } from './visitors';
import { wcagViolations } from './wcag-violations';

test.describe.configure({ mode: 'parallel' });

// What has the same look and the same visitor comes one after the other, so that one page serves for all of it.
const sights = screens.flatMap(sightsOf).sort((a, b) => pageOf(a).localeCompare(pageOf(b)));

for (const sight of sights)
  test(`ALL-1 ${nameOf(sight)}`, async ({ browser, product, visitors, cachedPage }, info) => {
    const { screen, state, look } = sight;
    const opening = { browser, product, signedIn: visitors[visitorOf(screen, state)] };
    const isRefused = state === 'failing' || state === 'missing';
    const opened = await cachedPage(pageOf(sight), () => openPage(look, opening));
    await showScreen(opened, sight);
    const { page, crashes, complaints } = opened;
    const picture = join(info.project.outputDir, 'screens', `${nameOf(sight).replace(/\W+/g, '-')}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    info.attachments.push({ name: 'picture', path: picture, contentType: 'image/png' });
    const { pathname } = new URL(page.url());
    if (screen.landsAt) expect.soft(pathname, 'address').toMatch(screen.landsAt);
    else expect.soft(pathname, 'address').toBe(new URL(screen.path, product.origin).pathname);
    expect.soft(await wcagViolations(page), 'WCAG 2.2 AA').toEqual([]);
    expect.soft(await clippedText(page), 'clipped texts').toEqual([]);
    expect.soft(await leftoverWords(page), 'leftover words').toEqual([]);
    expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([]);
    expect.soft(await sideways(page), 'pixels to scroll sideways').toBe(0);
    expect.soft(crashes, 'crashes').toEqual([]);
    if (!isRefused) expect.soft(complaints, 'complaints of the browser').toEqual([]);
    await screen.leave?.(page);
  });

function pageOf({ screen, state, look }: Sight): string {
  return `${nameOfLook(look)} ${visitorOf(screen, state)}`;
}

/**
 * A whole run sees a full screen in all looks; its other tabs, what opens over it and its other states where there is least room.
 * Each other run sees everything once.
 */
function sightsOf(screen: Screen): Sight[] {
  const [all, few] = screen.visitor === 'stranger' ? [looksOfStrangers, fewOfStrangers] : [looks, fewLooks];
  const isFull = !screen.open && !screen.path.includes('?');
  const looksOf = (state: State) => {
    if (!isWhole) return [plainLook];
    return state === 'full' && isFull ? all : few;
  };
  return screen.states.flatMap((state) => looksOf(state).map((look) => ({ screen, state, look })));
}

function nameOf({ screen, state, look }: Sight): string {
  return `${screen.name}, ${state}, ${nameOfLook(look)}`;
}

// The page may be narrower than its frame, which keeps room for a scroll bar.
function sideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
