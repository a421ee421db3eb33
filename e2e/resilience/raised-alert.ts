import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Person } from '../product/person';
import { openUnfinished } from './area-place';

export const emergencyFiles = /\/releases\/mfe-emergency\//;

/** Opens a page, and waits until it hears what happens. */
export async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse((response) => response.url().includes('/api/events') && response.ok());
  await openUnfinished(page, path);
  await live;
}

/** Ana presses, and the server has told her circle. */
export async function raise(ana: Person, circleId: string) {
  const alertId = randomUUID();
  await ana.call('emergency', 'armAlert', { circleId, alertId, type: 'panic', location: null });
  let [alert] = await ana.call('emergency', 'listOpenAlerts', { circleId });
  await expect
    .poll(
      async () => {
        [alert] = await ana.call('emergency', 'listOpenAlerts', { circleId });
        return alert?.status;
      },
      { timeout: 20_000 },
    )
    .toBe('active');
  if (!alert) throw new Error('no alert');
  return alert;
}
