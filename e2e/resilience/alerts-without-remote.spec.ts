import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, test } from '../journeys/two-people';
import type { Person } from '../product/person';
import { answerChanged, harm, openUnfinished } from './area-place';

const emergencyFiles = /\/releases\/mfe-emergency\//;
const mostMsToSeen = 1_000;

const faults: Record<string, (route: Route) => unknown> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'not here' }),
  hangs: () => undefined,
  'is corrupt': (route) => answerChanged(route, (code) => `${code} `),
};

/** One that says so at once, and one that says nothing, stand for the others. */
const inEveryRun = ['hangs', 'is corrupt'];

for (const [what, fault] of Object.entries(faults)) {
  const depth = inEveryRun.includes(what) ? {} : onlyWhole;
  test(
    `MFE-8 EMER-2 while the remote of emergencies ${what}, an alert is seen within a second and can be acknowledged`,
    depth,
    async ({ two: { ana, ben, circleId } }) => {
      await harm(ben.context, emergencyFiles, fault);
      await openLive(ben.page, '/tasks');
      const seen = msOfFirstSight(ben.page);
      const alert = await raise(ana, circleId);
      expect((await seen) - Date.parse(alert.raisedAt ?? '')).toBeLessThanOrEqual(mostMsToSeen);

      const shown = ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' });
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText('Ana needs help now');
      await expect(shown.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await shown.getByRole('button', { name: 'Acknowledge' }).click();
      await expect(shown).toContainText('Seen by Ben');
      await expect.poll(() => seenBy(ana, circleId)).toEqual([ben.id]);
      await ana.call('emergency', 'resolveAlert', { circleId, alertId: alert.id });
      await expect(shown).toHaveCount(0);
    },
  );
}

test('MFE-8 EMER-2 a page that came with an alert shows it although its remote is missing', async ({
  two: { ana, ben, circleId },
}) => {
  await raise(ana, circleId);
  await harm(ben.context, emergencyFiles, (route) => route.abort('connectionreset'));
  await openUnfinished(ben.page, '/dashboard');
  await expect(ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' })).toHaveCount(1);
});

test('MFE-8 EMER-2 a remote of emergencies that fails at first brings its own banner without reload, with no gap and never two', async ({
  two: { ana, ben, circleId },
}) => {
  const heal = await harm(ben.context, emergencyFiles, (route) =>
    route.fulfill({ status: 503, body: 'starting' }),
  );
  await openLive(ben.page, '/tasks');
  await raise(ana, circleId);
  const shown = ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' });
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Mark Resolved' })).toHaveCount(0);
  const counts = await watchHowMany(ben.page);
  heal();
  await expect(shown.getByRole('button', { name: 'Mark Resolved' })).toBeVisible({ timeout: 60_000 });
  expect(await counts()).toEqual([1]);
  await expect(ben.page.locator('html[data-not-reloaded]')).toBeVisible();
});

/** Opens a page, and waits until it hears what happens. */
async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse((response) => response.url().includes('/api/events') && response.ok());
  await openUnfinished(page, path);
  await live;
}

/** Ana presses, and the server has told her circle. */
async function raise(ana: Person, circleId: string) {
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

async function seenBy(ana: Person, circleId: string): Promise<string[]> {
  const [alert] = await ana.call('emergency', 'listOpenAlerts', { circleId });
  return alert?.acknowledgedBy ?? [];
}

/** When the first frame with an alert was there, as the page sees it: milliseconds since 1970. */
function msOfFirstSight(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main section[aria-label="ACTIVE EMERGENCY"]')) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Every number of banners that a frame has shown from now on. */
async function watchHowMany(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(document.querySelectorAll('main section[aria-label="ACTIVE EMERGENCY"]').length);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.evaluate((seen) => [...seen]);
}
