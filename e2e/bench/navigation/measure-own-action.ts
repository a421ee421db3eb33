import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { openTour } from './tour';

const samples = 12;

/** From the press of Enter to the frame that shows the own message, while no change reaches the server. */
export async function measureOwnAction(browser: Browser, origin: string, member: Member): Promise<Figure[]> {
  const page = await openPhone(browser, origin, member);
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : undefined,
  );
  await openTour(page, '/chat?with=group');
  const taken: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const text = `Held back ${sample}.`;
    const composer = page.getByRole('textbox', { name: /message/i });
    await composer.fill(text);
    const answer = page.evaluate(`answerTo(${JSON.stringify({ event: 'keydown', text, isGone: false })})`);
    await composer.press('Enter');
    taken.push((await answer) as number);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  return [
    {
      promise: 'An own message is painted while the network is held back',
      measured: medianOf(taken),
      unit: 'ms',
      limit: { atMost: 50, of: 'measured' },
    },
  ];
}
