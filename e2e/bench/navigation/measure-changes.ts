import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { follow, openTour, requireNoReload, slowDown, tour } from './tour';

const rounds = 8;
const slowRate = 4;

/** Changes between two remotes: the first visit after the idle prefetch, then warm, on a quick and a slow processor. */
export async function measureChanges(browser: Browser, origin: string, member: Member): Promise<Figure[]> {
  const first = await firstVisits(browser, origin, member);
  const { quick, slow, shift } = await warmChanges(browser, origin, member);
  const measured = (promise: string, value: number, atMost: number): Figure => ({
    promise,
    measured: value,
    unit: 'ms',
    limit: { atMost, of: 'measured' },
  });
  return [
    measured('First visit of a remote after the idle prefetch', first, 150),
    measured('Change to another remote, warm', quick, 50),
    measured('Change to another remote, warm, processor slowed 4 times', slow, 100),
    {
      promise: 'Layout shift of all changes between remotes',
      measured: shift,
      unit: '',
      limit: { atMost: 0, of: 'measured' },
    },
  ];
}

/** Every round in a browser profile that has never been there. */
async function firstVisits(browser: Browser, origin: string, member: Member): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await openPhone(browser, origin, member);
    await openTour(page, '/dashboard');
    const visited = new Set<string>();
    for (const stop of tour) {
      const { durationMs } = await follow(page, stop);
      if (!visited.has(stop.path)) taken.push(durationMs);
      visited.add(stop.path);
    }
    await requireNoReload(page);
    await page.context().close();
  }
  return medianOf(taken);
}

async function warmChanges(browser: Browser, origin: string, member: Member) {
  const page = await openPhone(browser, origin, member);
  await openTour(page);
  for (const stop of tour) await follow(page, stop);
  const changes = { 1: [] as number[], [slowRate]: [] as number[] };
  let shift = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const rate of [1, slowRate] as const) {
      await slowDown(page, rate);
      for (const stop of tour) {
        const { durationMs, layoutShift } = await follow(page, stop);
        changes[rate].push(durationMs);
        shift += layoutShift;
      }
    }
  }
  await requireNoReload(page);
  await page.context().close();
  return { quick: medianOf(changes[1]), slow: medianOf(changes[slowRate]), shift };
}
