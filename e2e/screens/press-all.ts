import type { ElementHandle, Locator, Page } from '@playwright/test';

type Control = ElementHandle<HTMLElement | SVGElement>;

/** Presses what can be pressed in the main part of the screen, and in whatever opens from it; with something open, what is in that. */
export async function pressAll(page: Page): Promise<void> {
  if (await overlays(page).count()) return pressIn(page, () => Promise.resolve());
  for (const control of await controlsIn(page.locator('main'))) {
    const address = page.url();
    if (!(await press(page, control))) continue;
    if (await overlays(page).count()) await pressIn(page, async () => void (await press(page, control)));
    await closeAll(page);
    if (page.url() !== address) await page.evaluate((to) => history.pushState(null, '', to), address);
    await drawn(page);
  }
}

/** Each in turn in what is open; `reopen` opens it again when one has closed it. */
async function pressIn(page: Page, reopen: () => Promise<void>): Promise<void> {
  const count = (await controlsIn(overlays(page).last())).length;
  for (let index = 0; index < count; index += 1) {
    if ((await overlays(page).count()) === 0) await reopen();
    if ((await overlays(page).count()) === 0) return;
    const control = (await controlsIn(overlays(page).last()))[index];
    if (control) await press(page, control);
  }
}

function overlays(page: Page): Locator {
  return page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').filter({ visible: true });
}

/** What can be pressed, one of each kind: rows of a list repeat the same actions with other names. */
async function controlsIn(place: Locator): Promise<Control[]> {
  const pressable =
    'button:enabled, [role="menuitem"]:not([aria-disabled="true"]), [role="menuitemradio"]:not([aria-disabled="true"]), input:enabled:is([type="radio"], [type="checkbox"])';
  const kinds = new Map<string, Control>();
  for (const control of (await place.locator(pressable).elementHandles()) as Control[]) {
    const kind = await control.evaluate((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return element.tagName + (name.trim().split(/\s+/).slice(0, 2).join(' ') || element.outerHTML);
    });
    if (!kinds.has(kind)) kinds.set(kind, control);
  }
  return [...kinds.values()];
}

/** Whether it was still there to be pressed. */
async function press(page: Page, control: Control): Promise<boolean> {
  const wasPressed = await control.evaluate((element) => {
    if (!element.isConnected || element.matches(':disabled, [aria-disabled="true"]')) return false;
    (element as HTMLElement).click();
    return true;
  });
  await drawn(page);
  return wasPressed;
}

/** A form in which something was pressed asks before it goes: its first button lets it go. */
async function closeAll(page: Page): Promise<void> {
  for (let left = await overlays(page).count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await drawn(page);
    if ((await overlays(page).count()) <= left) continue;
    await page.getByRole('alertdialog').last().getByRole('button').first().click();
    await drawn(page);
  }
}

/** What a press opens may draw itself in a second step. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 4; count += 1) await frame();
  });
}
