import { keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';

test('ALL-1 EMER-1 EMER-2 by keyboard alone an alert is cancelled in time, raised, seen and resolved', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [emergency, elsewhere] = [keyboardOf(ana.page), keyboardOf(ben.page)];
  await Promise.all([ana.page.goto('/dashboard'), ben.page.goto('/tasks')]);
  await emergency.use('link', 'Emergency');
  await expect(ana.page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeFocused();
  await emergency.use('button', /^Panic/);
  const cancel = ana.page.getByRole('button', { name: /cancel emergency/i });
  await expect(cancel).toBeFocused();
  await emergency.press('Enter');
  await expect(cancel).toBeHidden();
  await expect(ana.page.getByRole('button', { name: /^Panic/ })).toBeFocused();
  await emergency.press('Space');
  await expect(cancel).toBeFocused();

  // The countdown alone takes ten seconds.
  await expect(ben.page.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: 30_000 });
  await expect(ana.page.getByRole('region', { name: 'ACTIVE EMERGENCY' })).toBeVisible();
  await expect(ana.page.locator('body')).not.toBeFocused();
  await elsewhere.use('button', 'Acknowledge');
  await expect(ben.page.getByRole('button', { name: 'Acknowledge' })).toBeHidden();
  await expect(ben.page.getByRole('button', { name: 'Mark Resolved' })).toBeFocused();
  await elsewhere.press('Enter');
  await expect(ben.page.getByRole('alertdialog', { name: 'Is the emergency over?' })).toBeVisible();
  await elsewhere.use('button', 'Mark Resolved');
  await expect(ben.page.getByText('ACTIVE EMERGENCY')).toBeHidden();
  await expect(ben.page.locator('body')).not.toBeFocused();
});
