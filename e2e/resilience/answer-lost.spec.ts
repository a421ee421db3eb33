import type { Page } from '@playwright/test';
import { addBill, addTask } from './examples';
import { expect, open, test } from './over-line';
import { onlyWhole } from '../depth';

test('CHAT-3 a message whose answer is lost waits, is sent again with the same id, and is there once', async ({
  two,
  line,
}) => {
  const { ana, circleId } = two;
  const [chat] = (await open('/chat?with=group', ana)) as [Page];
  line.eatAnswers(/send-message/);
  const composer = chat.getByRole('textbox', { name: /message/i });
  await composer.fill('Only once, please');
  await composer.press('Enter');
  const waits = chat.getByRole('list', { name: 'Messages' }).getByText('Waiting for a connection');
  await expect(waits).toBeVisible();
  await expect.poll(() => line.eaten()).toBeGreaterThan(0);

  line.heal();
  await expect.poll(() => line.sent('/api/communication/send-message').length).toBeGreaterThan(1);
  await expect(waits).toBeHidden();
  await expect(chat.getByText('Only once, please')).toHaveCount(1);
  expectOneCommand(line.sent('/api/communication/send-message'));
  const { messages } = await ana.call('communication', 'listMessages', { circleId });
  expect(messages.map(({ text }) => text)).toEqual(['Only once, please']);
});

test(
  'TASK-2 GAME-1 a task completed while the answer is lost is completed once, with points once',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, circleId } = two;
    await addTask(ana, circleId, 'Groceries');
    const [tasks] = (await open('/tasks', ana)) as [Page];
    line.eatAnswers(/complete-task/);
    await tasks.getByRole('button', { name: 'Mark Complete' }).click();
    await expect.poll(() => line.sent('/api/care/complete-task').length).toBeGreaterThan(1);
    line.heal();

    await tasks.getByRole('radio', { name: /Completed/ }).click();
    await expect(tasks.getByText('Groceries', { exact: true })).toBeVisible();
    const points = () => ana.call('points', 'getMemberPoints', { circleId });
    await expect.poll(async () => (await points()).totalPoints).toBe(25);
    expectOneCommand(line.sent('/api/care/complete-task'));
  },
);

test(
  'EMER-5 EMER-6 an alert whose answer is lost counts down as armed, and is one alert',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, ben, circleId } = two;
    const [emergency] = (await open('/emergency', ana)) as [Page];
    line.eatAnswers(/arm-alert/);
    await emergency.getByRole('button', { name: /^Panic/ }).click();
    await expect.poll(() => line.sent('/api/emergency/arm-alert').length).toBeGreaterThan(2);
    await expect(emergency.getByText('CareCircle can’t be reached.', { exact: false })).toBeHidden();
    line.heal();

    const raised = async () => (await ben.call('emergency', 'listAlerts', { circleId })).alerts;
    await expect.poll(async () => (await raised()).length, { timeout: 15_000 }).toBe(1);
    await expect(emergency.getByText('ACTIVE EMERGENCY').first()).toBeVisible();
    expect(await ana.call('emergency', 'listOpenAlerts', { circleId })).toHaveLength(1);
  },
);

test(
  'FIN-2 a payment whose answer is lost says so, and pressing again records it once',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, circleId } = two;
    await addBill(ana, circleId, 'Electricity');
    const [finance] = (await open('/finance', ana)) as [Page];
    await finance.getByRole('tab', { name: 'Bills' }).click();
    const openPayment = async () => {
      await finance.getByRole('button', { name: 'Actions for Electricity' }).first().click();
      await finance.getByRole('menuitem', { name: 'Mark Paid' }).click();
      return finance.getByRole('dialog', { name: 'Mark Paid' });
    };
    const pay = async () => (await openPayment()).getByRole('button', { name: 'Record payment' }).click();
    // From its stream the page would learn what became of the payment.
    await expect.poll(() => line.holdStreams()).toBeGreaterThan(0);
    line.eatAnswers(/pay-bill/);
    await pay();
    await expect(finance.getByText('No answer from the server.', { exact: false })).toBeVisible();
    line.eatAnswers(null);
    await pay();
    await expect(finance.getByText('That has already been done.')).toBeVisible();

    line.heal();
    await expect(finance.getByRole('heading', { name: 'Paid' })).toBeVisible();
    const bills = await ana.call('finance', 'listBills', { circleId });
    expect(bills.map(({ state }) => state).sort()).toEqual(['paid', 'pending']);
    const { transactions } = await ana.call('finance', 'listTransactions', { circleId });
    expect(transactions).toHaveLength(1);
  },
);

test(
  'FIN-2 a bill whose answer is lost stays in its form, and saving again adds it once',
  onlyWhole,
  async ({ two, line }) => {
    const { ana, circleId } = two;
    const [finance] = (await open('/finance?tab=bills&add=', ana)) as [Page];
    const form = finance.getByRole('dialog', { name: 'Add New Bill' });
    await form.getByLabel('Bill Name').fill('Water');
    await form.getByRole('spinbutton', { name: /month/ }).click();
    await finance.keyboard.type('12312030');
    line.eatAnswers(/add-bill/);
    await form.getByRole('button', { name: 'Add Bill' }).click();
    await expect(finance.getByText('No answer from the server.', { exact: false })).toBeVisible();
    line.heal();
    await form.getByRole('button', { name: 'Add Bill' }).click();
    await expect(form).toBeHidden();
    expect(await ana.call('finance', 'listBills', { circleId })).toHaveLength(1);
    expectOneCommand(line.sent('/api/finance/add-bill'));
  },
);

function expectOneCommand(sent: readonly { commandId: string }[]): void {
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
}
