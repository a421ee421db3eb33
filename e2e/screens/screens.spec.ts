import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { clippedText } from './clipped-text';
import { leftoverWords } from './leftover-words';
import { looks, looksOfStrangers, nameOfLook } from './looks';
import { openScreen, type Sight } from './open-screen';
import { screens, type Screen, type State } from './screens';
import { smallTargets } from './small-targets';
import { expect, test, visitorOf } from './visitors';
import { wcagViolations } from './wcag-violations';

test.describe.configure({ mode: 'parallel' });

for (const sight of screens.flatMap(sightsOf))
  test(`ALL-1 ${nameOf(sight)}`, async ({ browser, product, visitors }, info) => {
    const { screen, state } = sight;
    const signedIn = visitors[visitorOf(screen, state)];
    const { page, complaints, close } = await openScreen(sight, { browser, product, signedIn });
    const picture = join(info.project.outputDir, 'screens', `${nameOf(sight).replace(/\W+/g, '-')}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    info.attachments.push({ name: 'picture', path: picture, contentType: 'image/png' });
    const path = new URL(screen.path, product.origin).pathname;
    expect.soft(new URL(page.url()).pathname, 'address').toBe(path);
    expect.soft(await wcagViolations(page), 'WCAG 2.2 AA').toEqual([]);
    expect.soft(await clippedText(page), 'clipped texts').toEqual([]);
    expect.soft(await leftoverWords(page), 'leftover words').toEqual([]);
    expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([]);
    expect.soft(await sideways(page), 'pixels to scroll sideways').toBe(0);
    expect.soft(complaints, 'complaints of the browser').toEqual([]);
    await screen.leave?.(page);
    await close();
  });

/** A full screen is seen in all looks; what opens over it and its other states in fewer, in which each side is met. */
function sightsOf(screen: Screen): Sight[] {
  const chosen = screen.visitor === 'stranger' ? looksOfStrangers : looks;
  const count = (state: State) => (state === 'full' && !screen.open ? chosen.length : 4);
  return screen.states.flatMap((state) =>
    chosen.slice(0, count(state)).map((look) => ({ screen, state, look })),
  );
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
