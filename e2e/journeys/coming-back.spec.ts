import type { Page } from '@playwright/test';
import { followPath } from '../product/follow-path';
import { addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('SHELL-1 MFE-7 a screen that is come back to has what was typed there, and what happened meanwhile', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addTask(ana, circleId, 'Before');
  const [page] = (await open('/tasks', ana)) as [Page];
  await expect(page.getByText('Before')).toBeVisible();
  await followPath(page, '/more/account');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ana not saved yet');
  await followPath(page, '/finance');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await addTask(ben, circleId, 'Meanwhile');

  await followPath(page, '/tasks');
  await expect(page.getByText('Meanwhile')).toBeVisible();
  await expect(page.getByText('Before')).toHaveCount(1);
  await expect(page.getByText('Meanwhile')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
  await followPath(page, '/more/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana not saved yet');
  await addTask(ben, circleId, 'After');
  await followPath(page, '/tasks');
  await expect(page.getByText('After')).toBeVisible();
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});
