import type { Page } from '@playwright/test';

/** Texts on the screen that were never meant for a person: keys of messages, open placeholders, empty values. */
export async function leftoverWords(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const key = /^[a-z]+(?:[.-][a-zA-Z]+)*\.[a-z][a-zA-Z-]+$/;
  const rest = /\{\w+[,}]|\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date|\bTODO\b|Lorem ipsum/;
  return lines.filter((line) => key.test(line) || rest.test(line));
}
