import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOfFocus } from './faults-of-focus';

type Role = Parameters<Page['getByRole']>[0];

interface Way {
  /** Presses that a person may need from where they are; a longer way is a fault of the order. */
  within?: number;
  isBackwards?: boolean;
}

/** Somebody without a mouse: they know only what has the focus, and every stop of theirs must be seen. */
export interface Keyboard {
  page: Page;
  /** Tabs until the named control has the focus. */
  reach(role: Role, name: string | RegExp, way?: Way): Promise<Locator>;
  /** Reaches a control and presses a key on it, Enter when none is named. */
  use(role: Role, name: string | RegExp, way?: Way & { key?: string }): Promise<void>;
  /** Reaches a text field and types over what is in it. */
  write(name: string | RegExp, text: string, way?: Way): Promise<void>;
  press(...keys: string[]): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const reach: Keyboard['reach'] = async (role, name, { within = 25, isBackwards = false } = {}) => {
    const wanted = page.getByRole(role, { name });
    await expect(wanted.first()).toBeAttached();
    const stops: string[] = [];
    for (let presses = 0; !(await hasFocus(wanted)); presses += 1) {
      expect(presses, `${role} ${name} is ${within} presses away: ${stops.join(' → ')}`).toBeLessThan(within);
      await page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
      stops.push(await focusedName(page));
      expect.soft(await faultsOfFocus(page), stops.at(-1)).toEqual([]);
    }
    return wanted;
  };
  return {
    page,
    reach,
    async use(role, name, { key = 'Enter', ...way } = {}) {
      await reach(role, name, way);
      await page.keyboard.press(key);
    },
    async write(name, text, way) {
      await reach('textbox', name, way);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** What has the focus, as a failure names it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name ?? ''}`.trim();
  });
}
