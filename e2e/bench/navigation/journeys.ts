import { expect, type Page } from '@playwright/test';
import { addPerson, editAccount, handOver, readNotifications } from './journeys-of-circle';
import { goTo, pressKey, tap, type } from './finger';

type Journey = (page: Page) => Promise<void>;

/** What a member does on a phone, one journey after the other from the dashboard on. */
export const journeys: readonly Journey[] = [
  useBell,
  doTasks,
  planDay,
  giveMedication,
  checkIn,
  writeMessages,
  lookAtMoney,
  lookAtPoints,
  handOver,
  addPerson,
  editAccount,
  readNotifications,
  raiseAlert,
  changeLooks,
];

async function useBell(page: Page) {
  await tap(page.getByRole('button', { name: /^Notifications/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressKey(page.getByRole('dialog'), 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function doTasks(page: Page) {
  await goTo(page, 'Calendar');
  await tap(page.getByRole('link', { name: 'All tasks' }));
  await tap(page.getByRole('button', { name: 'Mark Complete' }).first());
  await tap(page.getByRole('button', { name: /Add Task/ }).first());
  const form = page.getByRole('dialog', { name: 'Add Task' });
  await type(form.getByLabel('Title'), 'Pick up the new glasses');
  const assignee = form.getByRole('combobox', { name: /Assigned to/ });
  // By its key: the list that a finger opens is the phone's own, for which this browser would draw a page.
  await pressKey(assignee, 'ArrowDown');
  await tap(form.getByRole('button', { name: 'Add Task' }));
  await expect(form).toBeHidden();
}

async function planDay(page: Page) {
  await goTo(page, 'Calendar');
  for (const step of ['Next', 'Previous']) await tap(page.getByRole('button', { name: step }).first());
  await tap(page.getByRole('button', { name: / 15, / }));
  await tap(page.getByRole('button', { name: 'Add Event' }));
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await type(form.getByLabel('Title'), 'Choir');
  await pressKey(form.getByRole('combobox', { name: 'For' }), 'ArrowDown');
  await tap(form.getByText('All day', { exact: true }));
  await tap(form.getByRole('button', { name: 'Add Event' }));
  await expect(form).toBeHidden();
}

async function giveMedication(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /^Medications/ }));
  await tap(page.getByRole('button', { name: 'Mark Taken: Tylenol' }));
  await tap(page.getByRole('button', { name: 'Add Medication' }));
  const form = page.getByRole('dialog', { name: 'Add Medication' });
  await type(form.getByLabel(/^Name/), 'Vitamin D');
  await type(form.getByLabel(/^Dosage/), '1 drop');
  await pressKey(form.getByRole('combobox', { name: 'Assigned to' }), 'ArrowDown');
  await tap(form.getByRole('button', { name: 'Add Medication' }));
  await expect(form).toBeHidden();
  await tap(page.getByRole('link', { name: 'Advanced' }));
  for (const tab of ['Schedule', 'Analytics']) await tap(page.getByRole('tab', { name: tab }));
}

async function checkIn(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /^Daily Check-in/ }));
  const form = page.getByRole('region', { name: 'New check-in' });
  await tap(form.getByText('Safe & well', { exact: true }));
  await type(form.getByLabel(/^Notes/), 'Ate well and slept.');
  await tap(form.getByRole('button', { name: 'Submit Check-in' }));
  await expect(form.getByText('Check-in Submitted!')).toBeVisible();
}

async function writeMessages(page: Page) {
  await goTo(page, 'Chat');
  await tap(page.getByRole('link', { name: 'Group Chat' }));
  const composer = page.getByRole('textbox', { name: /message/i });
  await type(composer, 'The new glasses are here.');
  await pressKey(composer, 'Enter');
  await expect(page.getByText('The new glasses are here.').first()).toBeVisible();
}

async function lookAtMoney(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /Bills & Budget/ }));
  for (const tab of ['Bills', 'History', 'Overview']) await tap(page.getByRole('tab', { name: tab }));
  await tap(page.getByRole('button', { name: /^Mark Paid: / }).first());
  const dialog = page.getByRole('dialog', { name: 'Mark Paid' });
  await tap(dialog.getByRole('button', { name: 'Record payment' }));
  await expect(dialog).toBeHidden();
}

async function lookAtPoints(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /Achievements & Rewards/ }));
  for (const tab of ['Achievements', 'Rewards']) await tap(page.getByRole('tab', { name: tab }));
}

async function raiseAlert(page: Page) {
  await tap(page.getByRole('link', { name: 'Emergency', exact: true }).first());
  for (const tab of ['Contacts', 'History', 'Emergency']) await tap(page.getByRole('tab', { name: tab }));
  await tap(page.getByRole('button', { name: /^Panic/ }));
  await tap(page.getByRole('button', { name: /cancel emergency/i }));
  await expect(page.getByRole('button', { name: /^Panic/ })).toBeVisible();
}

async function changeLooks(page: Page) {
  await goTo(page, 'More');
  await tap(page.getByRole('link', { name: /^App Settings/ }));
  await tap(page.getByText('Dark mode', { exact: true }));
  await tap(page.getByText('Large', { exact: true }));
  await tap(page.getByText('Green', { exact: true }));
}
