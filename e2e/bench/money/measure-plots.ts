import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Member } from '../member';
import { tap } from '../navigation/finger';
import { openPhone } from '../open-browser';
import { paintedAfterPress } from './painted';

/** Odd, so that the median is one that was measured. */
const rounds = 7;
/** A plot of five years has a point for each week, one of a week far fewer. */
const leastPoints = 200;

/** Somebody of whom so many kinds of measurements are there for five years, one a day. */
export interface Measured {
  id: string;
  plots: number;
}

/** From the press that chooses five years to the frame that shows all plots of somebody, on a phone that never drew them. */
export async function measurePlots(
  browser: Browser,
  origin: string,
  member: Member,
  people: readonly Measured[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const person of people) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await draw(browser, origin, member, person));
    const what =
      person.plots === 1
        ? 'A health plot of five years is'
        : `${person.plots} health plots of five years are`;
    figures.push({
      promise: `${what} drawn`,
      ...{ measured: medianOf(taken), unit: 'ms' },
      ...(person.plots === 1 && { limit: { atMost: 100, of: 'measured' } }),
    });
  }
  return figures;
}

async function draw(
  browser: Browser,
  origin: string,
  member: Member,
  { id, plots }: Measured,
): Promise<number> {
  const page = await openPhone(browser, origin, member);
  await page.goto(`/wearables?tab=data&for=${id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('figure')
    .nth(plots - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  const drawn = `[...document.querySelectorAll('main figure')]
    .filter((plot) => plot.querySelectorAll('tbody tr').length > ${leastPoints}).length === ${plots}`;
  const painted = paintedAfterPress(page, drawn);
  await tap(main.getByRole('radio', { name: '5 years' }));
  const tookMs = await painted;
  await page.context().close();
  return tookMs;
}
