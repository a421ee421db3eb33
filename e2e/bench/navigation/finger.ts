import type { Locator, Page } from '@playwright/test';

/** Milliseconds. As quick as a nimble person: the eye finds the next thing to press, and 150 words a minute are typed. */
const betweenTaps = 200;
const betweenKeys = 80;

/** Taps what a person sees, no sooner than a person can. */
export async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  await page.waitForTimeout(betweenTaps);
  const box = await target.boundingBox();
  if (!box) throw new Error('What was to be tapped has left the screen.');
  // The screen itself is tapped: `tap` of a locator would ask the page at each event what lies there.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export async function type(field: Locator, text: string): Promise<void> {
  await tap(field);
  await field.pressSequentially(text, { delay: betweenKeys });
}

export async function pressKey(target: Locator, key: string): Promise<void> {
  await target.page().waitForTimeout(betweenTaps);
  await target.press(key);
}

/** Taps a place of the bottom navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  await tap(links.first());
}
