import type { Page, Route } from '@playwright/test';
import { isWhole, onlyWhole } from '../depth';
import { expect, test } from '../journeys/two-people';
import type { Person } from '../product/person';
import { answerChanged, harm } from './area-place';
import { emergencyFiles, openLive, raise } from './raised-alert';

const mostMsToSeen = 1_000;

const faults: Record<string, (route: Route) => unknown> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'not here' }),
  hangs: () => undefined,
  'is corrupt': (route) => answerChanged(route, (code) => `${code} `),
};

for (const [what, fault] of Object.entries(faults)) {
  // One that says nothing is the hardest: it stands for the others.
  const depth = what === 'hangs' ? {} : onlyWhole;
  test(
    `MFE-8 EMER-2 while the remote of emergencies ${what}, an alert is seen${isWhole ? ' within a second' : ''} and can be acknowledged`,
    depth,
    async ({ two: { ana, ben, circleId } }) => {
      await harm(ben.context, emergencyFiles, fault);
      await openLive(ben.page, '/tasks');
      const seen = msOfFirstSight(ben.page);
      const alert = await raise(ana, circleId);
      const seenAt = await seen;
      if (isWhole) expect(seenAt - Date.parse(alert.raisedAt ?? '')).toBeLessThanOrEqual(mostMsToSeen);

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
