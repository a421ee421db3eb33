import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser, openPhone } from '../open-browser';
import type { Member } from '../member';

const samples = 60;
/** Nobody writes quicker; what follows a message, such as that it was read, is over by then. */
const betweenMs = 250;

/** From the press of Enter in one browser to the frame that shows the message in the other one, in milliseconds. */
export async function measureScreens(origin: string, writer: Member, reader: Member): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const mine = await openChat(await openPhone(browser, origin, writer));
    const theirs = await openChat(await openPhone(browser, origin, reader));
    await mine.evaluate(notePresses);
    const taken: number[] = [];
    // The first ones warm up.
    for (let sample = -5; sample < samples; sample += 1) {
      await wait(betweenMs);
      const text = `Sent ${sample} at noon.`;
      const painted = theirs.evaluate(untilPainted(text));
      const composer = mine.getByRole('textbox', { name: /message/i });
      await composer.fill(text);
      await composer.press('Enter');
      const paintedAt = (await painted) as number;
      if (sample >= 0) taken.push(paintedAt - ((await mine.evaluate('pressedAt')) as number));
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function openChat(page: Page): Promise<Page> {
  await page.goto('/chat?with=group');
  await page.getByRole('textbox', { name: /message/i }).waitFor({ timeout: 120_000 });
  return page;
}

/** Both pages read the one clock of this machine. */
const now = 'performance.timeOrigin + performance.now()';
const notePresses = `addEventListener('keydown', ({ key }) => { if (key === 'Enter') window.pressedAt = ${now}; }, true)`;

const untilPainted = (text: string) => `new Promise((resolve) => {
  const watch = new MutationObserver(() => {
    if (!document.body.textContent.includes(${JSON.stringify(text)})) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(${now}));
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
})`;
