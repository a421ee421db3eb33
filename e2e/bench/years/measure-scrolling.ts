import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { scrollInFrames } from '../scroll-in-frames';

const wantedRows = 500;

/** The completed tasks of years, five hundred of them in the list, scrolled through by a finger that does not let go. */
export async function measureScrolling(browser: Browser, origin: string, member: Member): Promise<Figure> {
  const page = await openPhone(browser, origin, member);
  await page.goto('/tasks?filter=completed');
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.first().waitFor();
  while ((await rows.count()) < wantedRows) {
    const before = await rows.count();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before);
  }
  await page.evaluate('scrollTo(0, 0)');
  const share = await scrollInFrames(page, {
    step: 'scrollBy(0, 40)',
    isOver: 'innerHeight + scrollY >= document.documentElement.scrollHeight - 1',
  });
  await page.context().close();
  return {
    promise: `Scrolling through ${wantedRows} completed tasks keeps its frames`,
    measured: share * 100,
    unit: '% of frames',
    limit: { atLeast: 95, of: 'measured' },
  };
}
