import { randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import { onlyWhole } from '../depth';
import type { Person } from '../product/person';
import { addRecipient, today } from '../resilience/examples';
import { expect, open, test } from './two-people';

const warning = 'Potential interaction detected with existing medications. Please consult your doctor.';

async function addMedication({ call }: Person, circleId: string, recipientId: string, name: string) {
  await call('care', 'addMedication', {
    ...{ ...medicationDefaults, sideEffects: [], interactions: [], escalationChain: [], ingredients: [] },
    ...{ circleId, medicationId: randomUUID(), recipientId, name, dosage: '1 tablet', times: ['09:00'] },
    ...{ frequency: 'once-daily', startDate: today(), unitsLeft: null },
  });
}

test('MED-3 MFE-7 a medication that one adds is warned of before and after, and stands in the tab of the other', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const rosa = await addRecipient(ana, circleId, 'Rosa');
  await addMedication(ana, circleId, rosa, 'Coumadin');
  const [form, tab] = (
    await Promise.all([open('/medications?add=1', ana), open('/medications/advanced?tab=interactions', ben)])
  ).flat();
  if (!form || !tab) throw new Error('two pages');
  await expect(tab.getByText('We know of no interaction between these medications.')).toBeVisible();
  await expect(tab.getByText('No warning does not mean safe')).toBeVisible();

  const dialog = form.getByRole('dialog');
  await dialog.getByLabel(/^(Medication name|Name)/).fill('Advil');
  await expect(dialog.getByText(warning)).toBeVisible();
  await expect(dialog.getByText('Advil (ibuprofen) and Coumadin (warfarin)')).toBeVisible();
  await dialog.getByLabel(/^Dosage/).fill('1 tablet');
  await dialog.getByRole('button', { name: 'Add Medication' }).click();
  const stop = form.getByRole('alertdialog', { name: 'Stop: think about Advil first' });
  for (const text of ['Advil (ibuprofen) and Coumadin (warfarin)', 'Bleeding becomes more likely.'])
    await expect(stop.getByText(text, { exact: false })).toBeInViewport();
  await expect(stop.getByRole('button', { name: 'Don’t add' })).toBeInViewport();
  await stop.getByLabel('Reason for giving both anyway').fill('Dr. Lee agreed');
  await stop.getByRole('button', { name: 'Add anyway' }).click();
  await expect(stop).toBeHidden();
  await expect(dialog).toBeHidden();

  const told = form.getByRole('alert').filter({ hasText: warning });
  await expect(told.getByText('Major', { exact: true })).toBeVisible();
  const known = tab.getByRole('list', { name: 'Known interactions' });
  await expect(known.getByText('Advil (ibuprofen) and Coumadin (warfarin)')).toBeVisible();
  await expect(known.getByText('Bleeding becomes more likely.', { exact: false })).toBeVisible();
  await expect(known.getByText('Ana decided to give both: “Dr. Lee agreed”')).toBeVisible();
  await expect(known.getByText('Source: FDA label of warfarin, drug interactions')).toBeVisible();

  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.getByText(warning)).toBeHidden();
  for (const page of [form, tab]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test('MED-3 a name that nobody knows is named as unknown, not passed over', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  const rosa = await addRecipient(ana, circleId, 'Rosa');
  await addMedication(ana, circleId, rosa, 'Zorblax');
  const [page] = await open('/medications/advanced', ana);
  if (!page) throw new Error('one page');
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await expect(page.getByText('Not known to us')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Zorblax')).toBeVisible();
});
