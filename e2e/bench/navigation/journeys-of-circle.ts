import { expect, type Page } from '@playwright/test';
import { goTo, pressKey, tap, type } from './finger';

/** Takes over, hands over and writes into the journal. */
export async function handOver(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /^Care Log/ }));
  await tap(page.getByRole('button', { name: 'I’m starting now' }));
  await tap(page.getByRole('button', { name: 'I’m done' }));
  const times = page.getByRole('dialog', { name: /How long did it take/ });
  await type(times.getByLabel(/next person/), 'She slept badly.');
  await tap(times.getByText('Important', { exact: true }));
  await tap(times.getByRole('button', { name: 'Save' }));
  await expect(times).toBeHidden();
  for (const tab of ['Hours', 'Journal']) await tap(page.getByRole('tab', { name: tab }));
  await tap(page.getByRole('button', { name: 'Write an entry' }));
  const entry = page.getByRole('dialog');
  await type(entry.getByLabel(/How was the day/), 'Sang all day.');
  await tap(entry.getByRole('button', { name: 'Save' }));
  await expect(entry).toBeHidden();
}

export async function addPerson(page: Page) {
  await goTo(page, 'Circle');
  await tap(page.getByRole('button', { name: 'Add Person' }));
  const form = page.getByRole('dialog', { name: 'Add Person' });
  await type(form.getByLabel('Name', { exact: true }), 'Carmen');
  await type(form.getByLabel(/^Conditions/), 'Asthma');
  await tap(form.getByRole('button', { name: 'Add Person' }));
  await expect(form).toBeHidden();
}

export async function editAccount(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /^Account Information/ }));
  await tap(page.getByRole('button', { name: 'Edit' }));
  await type(page.getByRole('textbox', { name: /^Address/ }), '1420 W Byron St');
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
}

export async function readNotifications(page: Page) {
  await tap(page.getByRole('button', { name: /^Notifications/ }));
  await tap(page.getByRole('link', { name: 'View all' }));
  for (const filter of ['Unread', 'All']) await tap(page.getByText(filter, { exact: true }));
  await pressKey(page.getByRole('combobox').first(), 'ArrowDown');
  await tap(page.getByRole('button', { name: 'Mark all read' }));
}
