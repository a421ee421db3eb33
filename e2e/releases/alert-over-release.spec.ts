import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { alertCountdownSeconds } from '@carecircle/contracts';
import { onlyWhole } from '../depth';
import type { Person } from '../product/person';
import { harm, openUnfinished } from '../resilience/area-place';
import { expect, test, type Trial } from './candidate';
import { nextVersion } from './next-version';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

const remote = 'mfe-emergency';
const next = '1.1.0';
const emergencyFiles = /\/releases\/mfe-emergency\//;

for (const [when, files, depth] of [
  ['before it hears what happens', /\/releases\/mfe-emergency\/|\/api\/events/, {}],
  ['while the files of its emergencies are on their way', emergencyFiles, onlyWhole],
] as const)
  test(
    `MFE-8 EMER-2 REL-3 a page that is being loaded when another version of the emergencies is released, ${when}, receives an alert, and has that version without reload`,
    depth,
    async ({ trial }) => {
      const { ana, ben, circleId } = trial;
      const [release, gone] = [heldRelease(trial), openGate()];
      const heal = await harm(ben.context, files, async (route) => {
        await gone.opened;
        await route.continue();
      });
      const asked = filesAskedBy(ben.page);
      await openUnfinished(ben.page, '/tasks');
      release();
      await raise(ana, circleId);
      heal();
      gone.open();

      await expectAlert(ben.page);
      await ben.page
        .getByRole('region', { name: 'ACTIVE EMERGENCY' })
        .getByRole('button', { name: 'Acknowledge' })
        .click();
      await expect.poll(() => seenBy(ana, circleId)).toEqual([ben.id]);
      await expect
        .poll(() => asked.some((path) => path.startsWith(`/releases/${remote}/${next}/`)))
        .toBe(true);
      await expectAlert(ben.page);
      await expect(ben.page.locator('html[data-not-reloaded]')).toBeVisible();
    },
  );

/** Another version of the emergencies is published; the answer serves it to everybody. */
function heldRelease({ programs }: Trial): () => void {
  const team = nextVersion(remote, next);
  team.save();
  programs.release(team.folder, programs.steer('token', remote, 'Emergency team'));
  return () => void programs.steer('serve', remote, next);
}

function filesAskedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

function openGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The alert is shown, and once. */
async function expectAlert(page: Page): Promise<void> {
  const shown = page.getByRole('region', { name: 'ACTIVE EMERGENCY' });
  await expect(shown).toContainText('Ana needs help now');
  await expect(shown).toHaveCount(1);
}

/** Ana has pressed where there was no network for longer than the countdown: the alert goes out at once. */
async function raise(ana: Person, circleId: string): Promise<void> {
  await ana.call('emergency', 'armAlert', {
    ...{ circleId, alertId: randomUUID(), type: 'panic', message: '', location: null },
    heldMs: alertCountdownSeconds * 1_000,
  });
  await expect
    .poll(async () => (await ana.call('emergency', 'listOpenAlerts', { circleId }))[0]?.status)
    .toBe('active');
}

async function seenBy(ana: Person, circleId: string): Promise<string[]> {
  const [alert] = await ana.call('emergency', 'listOpenAlerts', { circleId });
  return alert?.acknowledgedBy ?? [];
}
