import { expect, test } from '../base-test';
import type { Page } from '@playwright/test';
import { plainLook } from './looks';
import { openScreen } from './open-screen';
import { screens } from './screens';
import { visitorOf } from './visitors';

test.describe.configure({ mode: 'parallel' });

/** Everything with a screen of its own in the circle, and what opens over it. */
const seen = screens.filter(({ states, visitor }) => visitor !== 'stranger' && states.includes('full'));
const halves = [seen.filter((_, index) => index % 2 === 0), seen.filter((_, index) => index % 2 === 1)];

for (const [index, half] of halves.entries())
  test(`ALL-1 for somebody who wants less motion nothing moves by itself, ${index + 1} of 2 (WCAG 2.3.3)`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    test.setTimeout(400_000);
    for (const screen of half) {
      const sight = { screen: { ...screen, open: undefined }, state: 'full' as const, look: plainLook };
      const signedIn = visitors[visitorOf(screen, 'full')];
      const { page, close } = await openScreen(sight, { browser, product, signedIn });
      await watchMotion(page);
      await screen.open?.(page);
      await page.mouse.move(200, 300);
      await page.keyboard.press('Tab');
      expect.soft(await motions(page), screen.name).toEqual([]);
      await screen.leave?.(page);
      await close();
    }
  });

test('ALL-1 the same opening moves for somebody who has not asked for less', async ({
  browser,
  shown: { product, visitors },
}) => {
  const [screen] = screens.filter(({ name }) => name === 'tasks');
  if (!screen) throw new Error('There is no screen of tasks');
  const options = { reducedMotion: 'no-preference' as const };
  const sight = { screen, state: 'full' as const, look: plainLook };
  const { page, close } = await openScreen(sight, { browser, product, signedIn: visitors.demo, options });
  await watchMotion(page);
  await page
    .getByRole('button', { name: /^Mark complete/i })
    .first()
    .hover();
  await expect.poll(() => motions(page)).not.toEqual([]);
  await close();
});

/** Notes every animation and transition that takes longer than anybody sees, when it begins. */
function watchMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = new Set<string>();
    Object.assign(window, { noted });
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
        const { target } = animation.effect as KeyframeEffect;
        const isLong = Number(duration) > 10 || Number(endTime) > 10;
        // What follows the finger that scrolls does not move by itself.
        if (isLong && animation.timeline === document.timeline)
          noted.add(`${target?.tagName} ${target?.className} ${Number(duration)} ms`);
      }
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true);
    note();
  });
}

function motions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...(window as unknown as { noted: Set<string> }).noted];
  });
}
