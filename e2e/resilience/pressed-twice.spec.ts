import type { Page } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';
import { onlyWhole } from '../depth';

test('TASK-1 Enter twice and a double click in the task form add one task', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  const [tasks] = (await open('/tasks?add=1', ana)) as [Page];
  const form = tasks.getByRole('dialog', { name: 'Add Task' });
  await form.getByLabel('Assigned to').selectOption({ label: 'Anyone in the circle' });
  await form.getByLabel('Title').fill('Walk with Hugo');
  await pressTwice(tasks, 'Enter');
  await expect(form).toBeHidden();
  const { tasks: added } = await ana.call('care', 'listTasks', { circleId });
  expect(added.map(({ title }) => title)).toEqual(['Walk with Hugo']);

  await tasks.getByRole('button', { name: 'Mark Complete' }).dblclick();
  await expect(tasks.getByText('That has already been done.')).toHaveCount(0);
  const points = () => ana.call('points', 'getMemberPoints', { circleId });
  await expect.poll(async () => (await points()).totalPoints).toBe(25);
});

test(
  'FIN-2 Enter twice in the bill form and a double click on the payment make one bill and one payment',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    const [finance] = (await open('/finance?tab=bills&add=', ana)) as [Page];
    const form = finance.getByRole('dialog', { name: 'Add New Bill' });
    await form.getByRole('spinbutton', { name: /month/ }).click();
    await finance.keyboard.type('12312030');
    await form.getByLabel('Bill Name').fill('Water');
    await pressTwice(finance, 'Enter');
    await expect(form).toBeHidden();
    await expect(finance.getByText('“Water” was added')).toHaveCount(1);
    expect(await ana.call('finance', 'listBills', { circleId })).toHaveLength(1);

    await finance.getByRole('button', { name: 'Actions for Water' }).click();
    await finance.getByRole('menuitem', { name: 'Mark Paid' }).click();
    await finance.getByRole('button', { name: 'Record payment' }).dblclick();
    await expect(finance.getByText('“Water” is recorded as paid')).toHaveCount(1);
    const { transactions } = await ana.call('finance', 'listTransactions', { circleId });
    expect(transactions).toHaveLength(1);
  },
);

test('CHAT-2 Enter twice and a double click on Send send one message each', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  const [chat] = (await open('/chat?with=group', ana)) as [Page];
  const composer = chat.getByRole('textbox', { name: /message/i });
  await composer.fill('With Enter');
  await pressTwice(chat, 'Enter');
  await composer.fill('With a click');
  await chat.getByRole('button', { name: 'Send' }).dblclick();
  const texts = async () =>
    (await ana.call('communication', 'listMessages', { circleId })).messages.map(({ text }) => text);
  await expect.poll(texts).toEqual(['With Enter', 'With a click']);
  await expect(chat.getByText('Waiting for a connection')).toHaveCount(0);
});

test('EMER-1 the panic button pressed twice arms one alert', async ({ two }) => {
  const { ana, circleId } = two;
  const [emergency] = (await open('/emergency', ana)) as [Page];
  // Two clicks at once, as of a trembling hand, before the countdown can lie over the button.
  await emergency.getByRole('button', { name: /^Panic/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(emergency.getByRole('button', { name: /cancel emergency/i })).toBeVisible();
  const armed = () => ana.call('emergency', 'listOpenAlerts', { circleId });
  await expect.poll(async () => (await armed()).length).toBe(1);
  await emergency.getByRole('button', { name: /cancel emergency/i }).click();
  await expect(emergency.getByText('Emergency cancelled. No one was alerted.')).toBeVisible();
  expect(await armed()).toHaveLength(0);
});

/** Both presses are on their way before the page can answer the first. */
async function pressTwice(page: Page, key: string): Promise<void> {
  await Promise.all([page.keyboard.press(key), page.keyboard.press(key)]);
}
