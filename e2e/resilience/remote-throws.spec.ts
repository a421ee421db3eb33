import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFaultyRemote } from '../releases/build-faulty-remote';
import { expect, test } from '../releases/installed';
import { putReleases, withOtherReact } from '../releases/put-releases';
import { takeStock } from '../product/take-stock';
import { areaCard, expectTheRestWorks, goTo, markAndCheckTheRest } from './area-place';
import { isWhole, onlyWhole } from '../depth';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let builds: ReturnType<typeof buildFaultyRemote>;
test.beforeAll(() => {
  builds = buildFaultyRemote();
});

const oldWorks = 'The old version works';
const newWorks = 'The new version works';

test('MFE-8 a version that throws anywhere gives way to the last good one by itself, and the rest works', async ({
  installed,
}) => {
  await putReleases(installed, { 'mfe-faulty': builds.good });
  await putReleases(installed, { 'mfe-faulty': builds.faulty });
  const { page } = installed.ana;
  await page.goto('/faulty');
  await expect(page.getByText(newWorks)).toBeVisible();

  const errors = errorsSaidBy(page);
  const expectTold = async (part: string, stage: string) => {
    const line = `mfe-faulty ${versionOf(builds.faulty)}: ${part} failed (${stage})`;
    await expect.poll(() => errors.splice(0).join('\n')).toContain(line);
  };

  // One of what is told in each way stands for the others.
  const toldStages = {
    evaluation: 'load',
    mount: 'mount',
    effect: 'render',
    ...(isWhole && { 'page-evaluation': 'load', bootstrap: 'mount', render: 'render' }),
  };
  for (const [stage, told] of Object.entries(toldStages))
    await test.step(`thrown at ${stage}`, async () => {
      await page.goto(`/faulty?throw=${stage}`);
      await expect(page.getByText(oldWorks)).toBeVisible();
      await expectTold('route:faulty', told);
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      if (isWhole || stage === 'effect') await markAndCheckTheRest(page);
    });

  await test.step('thrown in a slot of the dashboard', async () => {
    await page.goto('/dashboard?throw=item');
    await expect(page.getByText(oldWorks)).toBeVisible();
    await expectTold('slot:faulty', 'render');
    await markAndCheckTheRest(page);
  });

  await test.step('thrown while it is taken down', async () => {
    await page.goto('/faulty?throw=unmount');
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
    await expectTold('route:faulty', 'render');
    await goToFaulty(page);
    await expect(page.getByText(/version works/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectTheRestWorks(page);
  });

  await test.step('thrown in the background', async () => {
    await page.goto('/faulty?throw=background');
    await expect(page.getByText(newWorks)).toBeVisible();
    await expectTold('background', 'background');
    await markAndCheckTheRest(page);
  });

  await test.step('thrown in a handler', async () => {
    await page.goto('/faulty?throw=handler');
    const thrown = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    const { message, stack } = await thrown;
    expect(message).toBe('asked to throw at handler');
    expect(stack).toContain(`/releases/mfe-faulty/${versionOf(builds.faulty)}/`);
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
  });
});

test(
  'MFE-8 SHELL-2 a first version that throws shows its card, and Retry brings it once it is healthy',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-faulty': builds.faulty });
    const { page } = installed.ana;
    await page.goto('/dashboard');

    const reasons = {
      evaluation: 'It did not load.',
      bootstrap: 'It stopped working.',
      mount: 'It stopped working.',
      render: 'It stopped working.',
      effect: 'It stopped working.',
    };
    for (const [stage, reason] of Object.entries(reasons))
      await test.step(`thrown at ${stage}`, async () => {
        // Its background work is tried again on every page: it is told to fail on all of them.
        await page.evaluate((at) => sessionStorage.setItem('throw', at), stage);
        await page.goto('/faulty');
        const card = areaCard(page, reason);
        await expect(card).toContainText('Faulty could not be shown.');
        await card.getByRole('button', { name: 'Retry' }).click();
        await expect(card).toBeVisible();
        await markAndCheckTheRest(page);
        await page.goBack();
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL(/\/faulty/);
        await expect(card).toBeVisible();
        await page.evaluate(() => sessionStorage.removeItem('throw'));
        await card.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByText(newWorks)).toBeVisible();
        await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
      });
  },
);

test(
  'MFE-8 a first version that throws while it is taken down works at the next visit, without reload',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-faulty': builds.faulty });
    const { page } = installed.ana;
    const errors = errorsSaidBy(page);
    await page.goto('/faulty?throw=unmount');
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
    await expect.poll(() => errors.join('\n')).toContain('route:faulty failed (render)');
    await goToFaulty(page);
    await expect(page.getByText(newWorks)).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
  },
);

test(
  'MFE-8 what fails again and again leaves no element, listener or stylesheet behind',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-faulty': builds.faulty });
    const { page } = installed.ana;
    await page.goto('/calendar');
    const session = await page.context().newCDPSession(page);
    const stages = ['bootstrap', 'mount', 'render', 'effect', 'unmount'];
    const failAtEach = async (times: number) => {
      for (const stage of Array.from({ length: times }, () => stages).flat()) {
        await page.evaluate((search) => history.pushState(null, '', `/faulty${search}`), `?throw=${stage}`);
        await expect(
          stage === 'unmount' ? page.getByText(newWorks) : areaCard(page, 'It stopped working.'),
        ).toBeVisible();
        await goTo(page, 'Calendar');
        await expect(page.getByText('Nothing on this day')).toBeVisible();
      }
    };
    // A browser that is being watched holds what its console says, and with it all that an error hangs on.
    await page.evaluate(() => (console.error = () => undefined));
    await failAtEach(2);
    const { heapBytes: _before, ...before } = await takeStock(page, session);
    await failAtEach(2);
    const { heapBytes: _after, ...after } = await takeStock(page, session);
    expect(after).toEqual(before);
  },
);

test(
  'MFE-2 MFE-8 a version made for another React is refused before any of its code runs',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-faulty': withOtherReact(builds.faulty) });
    const { page } = installed.ana;
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/faulty?throw=evaluation');
    await expect(areaCard(page, 'This version doesn’t fit this page.')).toBeVisible();
    await markAndCheckTheRest(page);
    expect(said.join('\n')).toContain('needs react ^18.0.0');
    expect(said.join('\n')).not.toContain('asked to throw');
  },
);

/** Comes back as a person does, without loading the page. */
async function goToFaulty(page: Page): Promise<void> {
  await goTo(page, 'More');
  await page.getByRole('link', { name: /^Faulty/ }).click();
  await expect(page).toHaveURL(/\/faulty$/);
}

/** What the page says on its console of errors, a list that grows. */
function errorsSaidBy(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

function versionOf(build: string): string {
  return (JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as { version: string }).version;
}
