import { onlyWhole } from '../depth';
import { expect, test } from '../journeys/two-people';

test('SHELL-2 MFE-8 what a press opens is tried again with the next press, and nothing else is lost', async ({
  two,
}) => {
  const { context, page } = two.ana;
  const isBell = /\/assets\/bell-panel-/;
  await context.route(isBell, (route) => route.abort('connectionreset'));
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByText('This part isn’t working right now')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell).toBeFocused();

  await context.unroute(isBell);
  // A press within a second of the failure is the same try.
  await expect(async () => {
    await bell.click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('MFE-8 the retry of a screen whose dialog did not come is one', onlyWhole, async ({ two }) => {
  const { context, page } = two.ana;
  const isDialog = /\/invite-dialog-/;
  await context.route(isDialog, (route) => route.abort('connectionreset'));
  await page.goto('/circle');
  await page.getByRole('button', { name: 'Invite Members' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await context.unroute(isDialog);
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
