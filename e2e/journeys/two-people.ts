import type { Page } from '@playwright/test';
import { test as base } from '../base-test';
import { circleOfTwo, type Person } from '../product/person';

interface TwoPeople {
  ana: Person;
  ben: Person;
  circleId: string;
}

/** For each test a new circle, in the product of its worker, with Ana, its admin, and Ben, each in a browser of their own. */
export const test = base.extend<{ two: TwoPeople }>({
  two: async ({ browser, product }, use) => {
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    await use({ ana, ben, circleId: circle.id });
    await Promise.all([ana.context.close(), ben.context.close()]);
  },
});

export { expect } from '@playwright/test';

/** Opens a path in everybody's browser and marks the pages, so that a later reload would be seen. */
export async function open(path: string, ...people: Person[]): Promise<Page[]> {
  return Promise.all(
    people.map(async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
      return page;
    }),
  );
}
