import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';
import { addBill, addRecipient, addTask } from './examples';
import { onlyWhole } from '../depth';

const conflict = 'Someone changed this in the meantime.';

test('TASK-1 two members edit a task: different fields both hold, the same field asks who comes second', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const taskId = await addTask(ana, circleId, 'Walk the dog');
  const pages = (await Promise.all([open('/tasks', ana), open('/tasks', ben)])).flat() as [Page, Page];
  const forms = await Promise.all(pages.map((page) => openTask(page, 'Walk the dog')));
  const [hers, his] = forms as [Form, Form];
  await hers.getByLabel('Title').fill('Walk Hugo');
  await his.getByLabel('Notes').fill('Twice round the park');
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers).toBeHidden();
  await expect(pages[1].getByText('Walk Hugo').first()).toBeAttached();
  await his.getByRole('button', { name: 'Save' }).click();
  await expect(his).toBeHidden();
  const task = async () =>
    (await ana.call('care', 'listTasks', { circleId })).tasks.find(({ id }) => id === taskId);
  expect(await task()).toMatchObject({ title: 'Walk Hugo', description: 'Twice round the park' });

  const again = await openTask(pages[1], 'Walk Hugo');
  await again.getByLabel('Title').fill('Walk Hugo early');
  await ana.call('care', 'editTask', { circleId, taskId, changes: { title: 'Walk Hugo late' } });
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText(conflict, { exact: false })).toBeVisible();
  await expect(again.getByLabel('Title')).toHaveValue('Walk Hugo early');
  expect(await task()).toMatchObject({ title: 'Walk Hugo late' });
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again).toBeHidden();
  expect(await task()).toMatchObject({ title: 'Walk Hugo early' });
});

test(
  'FIN-2 a bill that is paid, then deleted, while somebody edits it keeps its form and every word',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const billId = await addBill(ana, circleId, 'Water');
    const [page] = (await open('/finance?tab=bills', ben)) as [Page];
    const openBill = async () => {
      await page.getByRole('button', { name: 'Actions for Water' }).last().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      return page.getByRole('dialog', { name: 'Edit Bill' });
    };
    const form = await openBill();
    await form.getByLabel('Notes').fill('Ask for the meter reading');
    await ana.call('finance', 'payBill', {
      ...{ circleId, billId, paidOn: '2026-01-01', amountCents: 9415, confirmationNumber: null },
    });
    await expect(page.getByText('Paid').first()).toBeAttached();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    const bill = async () =>
      (await ana.call('finance', 'listBills', { circleId })).find(({ id }) => id === billId);
    expect(await bill()).toMatchObject({ state: 'paid', notes: 'Ask for the meter reading' });

    const late = await openBill();
    await late.getByLabel('Notes').fill('A word too late');
    await ana.call('finance', 'deleteBill', { circleId, billId });
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(late.getByText('That no longer exists.')).toBeVisible();
    await expect(late.getByLabel('Notes')).toHaveValue('A word too late');
  },
);

test(
  'EMER-3 an open form takes back nothing that somebody else changed meanwhile',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const contactId = randomUUID();
    await ana.call('emergency', 'addContact', {
      ...{ circleId, contactId, name: 'Dr. Ruiz', relationship: 'Doctor', phone: '+13125550101' },
      ...{ email: null, preferredChannel: 'call', isPrimary: false, canReceiveAlerts: true },
    });
    const [page] = (await open('/emergency', ben)) as [Page];
    await page.getByRole('tab', { name: /Contacts/ }).click();
    await page.getByRole('button', { name: 'Actions for Dr. Ruiz' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Dr. Elena Ruiz');
    await ana.call('emergency', 'editContact', { circleId, contactId, changes: { phone: '+13125550199' } });
    await expect(page.getByText('555-0199', { exact: false }).first()).toBeAttached();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    const [contact] = await ana.call('emergency', 'listContacts', { circleId });
    expect(contact).toMatchObject({ name: 'Dr. Elena Ruiz', phone: '+13125550199' });
  },
);

test(
  'REC-1 two members edit the person they care for: different fields both hold, the same field asks who comes second',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa', { homeAddress: '1 Old Street' });
    await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'admin' });
    const [page] = (await open('/circle', ben)) as [Page];
    await page.getByRole('button', { name: 'Rosa', exact: true }).click();
    await page.getByRole('dialog', { name: 'Rosa' }).getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Person' });
    await form.getByLabel('Home address').fill('2 New Street');
    const changes = { allergies: ['Penicillin'], homeAddress: '3 Other Street' };
    await ana.call('circles', 'editRecipient', { circleId, recipientId, changes });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(conflict, { exact: false })).toBeVisible();
    await expect(form.getByLabel('Home address')).toHaveValue('2 New Street');
    const recipient = async () => (await ana.call('circles', 'listRecipients', { circleId }))[0];
    expect(await recipient()).toMatchObject(changes);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await recipient()).toMatchObject({ allergies: ['Penicillin'], homeAddress: '2 New Street' });
  },
);

test(
  'SET-4 two tabs that change different preferences both hold, and show both',
  onlyWhole,
  async ({ two }) => {
    const { ana } = two;
    const [first] = (await open('/more/app-settings', ana)) as [Page];
    const second = await ana.context.newPage();
    await second.goto('/more/app-settings');
    await first.getByText('Dark mode', { exact: true }).click();
    // What is chosen shows a moment later where the other tab's choice comes in between: `check` would not wait for it.
    await second.getByRole('radio', { name: 'Extra large' }).click();
    for (const tab of [first, second]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(tab.locator('html')).toHaveAttribute('data-font-size', 'extra-large');
    }
  },
);

type Form = ReturnType<Page['getByRole']>;

async function openTask(page: Page, title: string): Promise<Form> {
  await page.getByRole('button', { name: new RegExp(`^Actions for ${title}$`) }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit Task' });
}
