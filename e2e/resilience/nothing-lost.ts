import { expect } from '@playwright/test';
import type { WitnessedCircle } from './witnessed-circle';

/** Nothing acknowledged is lost, nothing is doubled, no row is without its event or event without its row, no sequence is missing. */
export async function expectNothingLost(circle: WitnessedCircle, which: string): Promise<void> {
  const found = await circle.compare();
  expect(found.acknowledgedWithoutRow, `lost ${which}`).toEqual([]);
  expect(found.events, `half or doubled ${which}`).toEqual(found.rows);
  expect(found.followUps.made, `follow-ups ${which}`).toEqual(found.followUps.due);
  for (const { read, written } of found.sequences) expect(read, `gaps ${which}`).toEqual(written);
  expect(found.resets, `readers sent back ${which}`).toBe(0);
}
