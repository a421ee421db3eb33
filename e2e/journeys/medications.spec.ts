import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import type { Person } from '../product/person';
import { addMedication, addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

const zone = 'America/Chicago';
const clockOf = (timeMs: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(timeMs);
/** A time of a dose that can be logged now, and is on the present day. */
const soon = () => {
  const now = clockOf(Date.now());
  return now >= '23:00' ? '23:59' : clockOf(Date.now() + 30 * 60_000);
};

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
const tileOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Medications', exact: true }) });
const notReloaded = (page: Page) => page.locator('html[data-not-reloaded]');

/** Ben may log doses too. */
async function makeCaregiver(ana: Person, circleId: string, memberId: string): Promise<void> {
  await ana.call('circles', 'changeMemberRole', { circleId, memberId, role: 'caregiver' });
}

test('MFE-7 MED-1 SHELL-6 a medication that one adds, and its dose taken on one phone, show on the other’s without reload', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  await makeCaregiver(ana, circleId, ben.id);
  const [form, list] = (await Promise.all([open('/medications', ana), open('/medications', ben)])).flat();
  const [home] = await open('/dashboard', { ...ben, page: await ben.context.newPage() });
  if (!form || !list || !home) throw new Error('three pages');
  await expect(list.getByText('No medications yet')).toBeVisible();
  await expect(tileOf(home)).toContainText('No doses today');

  await form.getByRole('button', { name: 'Add Medication' }).first().click();
  const dialog = form.getByRole('dialog', { name: 'Add Medication' });
  await dialog.getByRole('button', { name: 'Add Medication' }).click();
  await expect(dialog.getByText('Enter the medication’s name.')).toBeVisible();
  await dialog.getByLabel(/^Name/).fill('Metformin');
  await dialog.getByLabel(/^Dosage/).fill('1 tablet');
  await dialog.getByRole('group', { name: /^Time/ }).getByRole('spinbutton').first().click();
  const [hour = '', minute = ''] = soon().split(':');
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0');
  await form.keyboard.type(`${hour12}${minute}${Number(hour) < 12 ? 'am' : 'pm'}`);
  await dialog.getByRole('button', { name: 'Add Medication' }).click();
  await expect(dialog).toBeHidden();

  await expect(rowOf(list, 'Metformin')).toContainText('Pending');
  await expect(rowOf(list, 'Metformin')).toContainText('for Rosa');
  await expect(tileOf(home)).toContainText('1 dose open');
  await form.getByRole('button', { name: 'Mark Taken: Metformin' }).click();
  for (const text of ['Taken', 'by Ana']) await expect(rowOf(list, 'Metformin')).toContainText(text);
  await expect(tileOf(home)).toContainText('All logged');
  for (const page of [form, list, home]) await expect(notReloaded(page)).toBeAttached();
});

test('MED-5 both tap Taken: one dose is logged, and the second is told who gave it and when', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  await makeCaregiver(ana, circleId, ben.id);
  await addMedication(ana, circleId, recipientId, { name: 'Metformin', times: [soon()] });
  const pages = (await Promise.all([open('/medications', ana), open('/medications', ben)])).flat();
  const buttons = pages.map((page) => page.getByRole('button', { name: 'Mark Taken: Metformin' }));
  for (const button of buttons) await expect(button).toBeVisible();
  // Neither is answered before both have pressed, or the first answer takes the other's button away.
  const bothPressed = meetingOf(pages.length);
  for (const page of pages)
    await page.route('**/api/care/take-dose**', async (route) => {
      await bothPressed();
      await route.continue();
    });
  await Promise.all(buttons.map((button) => button.click()));
  const said = pages.map((page) => page.getByText(/^already given .* by (Ana|Ben)$/));
  await expect
    .poll(async () => (await Promise.all(said.map((each) => each.count()))).reduce((a, b) => a + b, 0))
    .toBe(1);
  for (const page of pages) await expect(rowOf(page, 'Metformin')).toContainText('Taken');
  const { entries } = await ana.call('care', 'listDoseLog', { circleId, limit: 10 });
  expect(entries.map(({ status }) => status)).toEqual(['taken']);
});

test(
  'MED-5 MED-2 a dose is skipped with its reason, taken back by the other, and both stay in the log',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await makeCaregiver(ana, circleId, ben.id);
    await addMedication(ana, circleId, recipientId, { name: 'Metformin', times: [soon()] });
    const [mine, other] = (
      await Promise.all([open('/medications/advanced', ana), open('/medications/advanced?tab=schedule', ben)])
    ).flat();
    if (!mine || !other) throw new Error('two pages');
    await mine.getByRole('button', { name: 'Skip Dose: Metformin' }).click();
    const dialog = mine.getByRole('dialog', { name: 'Skip Metformin' });
    await dialog.getByRole('button', { name: 'Skip Dose' }).click();
    await expect(dialog.getByText('Give a reason.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Feels sick' }).click();
    await dialog.getByRole('button', { name: 'Skip Dose' }).click();
    for (const text of ['Skipped', 'by Ana', '“Feels sick”'])
      await expect(rowOf(other, 'Metformin')).toContainText(text);
    await other.getByRole('button', { name: 'Undo: Metformin' }).click();
    await expect(rowOf(mine, 'Metformin')).toContainText('Pending');
    await expect(mine.getByRole('button', { name: 'Mark Taken: Metformin' })).toBeVisible();
    const { entries } = await ana.call('care', 'listDoseLog', { circleId, limit: 10 });
    expect(entries.map(({ status }) => status)).toEqual(['undone', 'skipped']);
    for (const page of [mine, other]) await expect(notReloaded(page)).toBeAttached();
  },
);

test(
  'MED-5 an as-needed dose shows the next safe time to the other, and one too early needs a reason',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await makeCaregiver(ana, circleId, ben.id);
    await addMedication(ana, circleId, recipientId, {
      ...{ name: 'Paracetamol', frequency: 'as-needed', times: [] },
      ...{ minimumMinutesBetween: 360, mostIn24Hours: 4 },
    });
    const [mine, other] = (await Promise.all([open('/medications', ana), open('/medications', ben)])).flat();
    if (!mine || !other) throw new Error('two pages');
    await expect(rowOf(other, 'Paracetamol')).toContainText('Can be taken now');
    await mine.getByRole('button', { name: 'Mark Taken: Paracetamol' }).click();
    await expect(rowOf(other, 'Paracetamol')).toContainText('Next safe time');
    await expect(rowOf(other, 'Paracetamol')).toContainText('1 of at most 4 in 24 hours');
    await other.getByRole('button', { name: 'Mark Taken: Paracetamol' }).click();
    const dialog = other.getByRole('dialog', { name: 'Paracetamol: not safe yet' });
    await dialog.getByLabel('Reason for giving it anyway').fill('High fever');
    await dialog.getByRole('button', { name: 'Take it now' }).click();
    await expect(rowOf(mine, 'Paracetamol')).toContainText('2 of at most 4 in 24 hours');
  },
);

test(
  'MED-5 both give as needed at once: one dose is logged, and the second is told who was first and asked',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await makeCaregiver(ana, circleId, ben.id);
    await addMedication(ana, circleId, recipientId, {
      name: 'Paracetamol',
      frequency: 'as-needed',
      times: [],
    });
    const pages = (await Promise.all([open('/medications', ana), open('/medications', ben)])).flat();
    const buttons = pages.map((page) => page.getByRole('button', { name: 'Mark Taken: Paracetamol' }));
    for (const button of buttons) await expect(button).toBeVisible();
    await Promise.all(buttons.map((button) => button.click()));
    const asked = pages.map((page) => page.getByRole('alertdialog', { name: 'Paracetamol was just given' }));
    await expect
      .poll(async () => (await Promise.all(asked.map((each) => each.count()))).reduce((a, b) => a + b, 0))
      .toBe(1);
    for (const each of asked)
      if ((await each.count()) > 0) {
        await expect(
          each.getByText(/^Already given .* by (Ana|Ben)\. Was yours one more dose\?$/),
        ).toBeVisible();
        await each.getByRole('button', { name: 'No, don’t log it' }).click();
      }
    const { entries } = await ana.call('care', 'listDoseLog', { circleId, limit: 10 });
    expect(entries.map(({ status }) => status)).toEqual(['taken']);
  },
);

test(
  'MED-2 MED-7 ALL-6 a photo, a stock that runs down and is filled up, and a deleted medication that comes back',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await makeCaregiver(ana, circleId, ben.id);
    await addMedication(ana, circleId, recipientId, { name: 'Metformin', times: [soon()], unitsLeft: 2 });
    const [mine, other] = (
      await Promise.all([open('/medications/advanced', ana), open('/medications/advanced', ben)])
    ).flat();
    if (!mine || !other) throw new Error('two pages');
    await expect(rowOf(other, 'Metformin')).toContainText('2 left');
    await mine.getByRole('button', { name: 'Mark Taken: Metformin' }).click();
    await expect(rowOf(other, 'Metformin')).toContainText('1 left');

    await mine.getByRole('button', { name: 'Actions for Metformin' }).click();
    await mine.getByRole('menuitem', { name: 'Photo' }).click();
    const photo = mine.getByRole('dialog', { name: 'Photo of Metformin' });
    await photo.locator('input[type="file"]').setInputFiles({
      ...{ name: 'notes.png', mimeType: 'image/png' },
      buffer: Buffer.from('no picture'),
    });
    await expect(photo.getByText('This file isn’t a picture we can show.', { exact: false })).toBeVisible();
    const picture = await mine.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
    await photo.locator('input[type="file"]').setInputFiles({
      ...{ name: 'pill.png', mimeType: 'image/png' },
      buffer: picture,
    });
    await expect(photo.getByRole('img', { name: 'Photo of Metformin' })).toBeVisible();
    await photo.getByRole('button', { name: 'Save Photo' }).click();
    await expect(photo).toBeHidden();
    const shown = rowOf(other, 'Metformin').locator('img');
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await mine.getByRole('button', { name: 'Actions for Metformin' }).click();
    await mine.getByRole('menuitem', { name: 'Refill' }).click();
    const refill = mine.getByRole('dialog', { name: 'Refill Metformin' });
    await refill.getByRole('textbox', { name: /^How many did you add/ }).fill('30');
    await refill.getByRole('button', { name: 'Save Refill' }).click();
    await expect(rowOf(other, 'Metformin')).toContainText('31 left');

    await mine.getByRole('button', { name: 'Actions for Metformin' }).click();
    await mine.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(other.getByText('No medications yet')).toBeVisible();
    await mine.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(other, 'Metformin')).toBeVisible();
    for (const page of [mine, other]) await expect(notReloaded(page)).toBeAttached();
  },
);

test(
  'MED-2 MED-6 MED-4 all fields of a medication are saved and edited, and the chain of who is told stays in its order',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addRecipient(ana, circleId, 'Rosa');
    const [page] = await open('/medications/advanced', ana);
    if (!page) throw new Error('one page');
    await page.getByRole('button', { name: 'Add Medication' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Medication' });
    await dialog.getByLabel(/^Name/).fill('Zestril');
    await dialog.getByLabel(/^Generic name/).fill('Lisinopril');
    await dialog.getByLabel(/^Dosage/).fill('1 tablet');
    await dialog.getByLabel(/^Strength/).fill('10 mg');
    await dialog.getByRole('textbox', { name: /^Left now/ }).fill('28');
    await dialog.getByRole('textbox', { name: /^Counts as missed after/ }).fill('30');
    for (const [place, name] of [
      ['Number 1', 'Ben'],
      ['Number 2', 'Ana (You)'],
    ] as const) {
      const chosen = dialog.getByRole('combobox', { name: new RegExp(place) });
      await chosen.focus();
      await chosen.selectOption({ label: name });
    }
    await page.reload();
    await expect(dialog.getByLabel(/^Strength/)).toHaveValue('10 mg');
    await dialog.getByRole('button', { name: 'Add Medication' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Zestril (Lisinopril)')).toContainText('28 left');
    await page.getByRole('searchbox').fill('lisin');
    await expect(rowOf(page, 'Zestril')).toBeVisible();
    const { medications } = await ana.call('care', 'listMedications', { circleId });
    expect(medications[0]).toMatchObject({
      ...{ strength: '10 mg', unitsLeft: 28, missedAfterMinutes: 30 },
      escalationChain: [ben.id, ana.id],
    });
    await page.getByRole('button', { name: 'Actions for Zestril' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Medication' });
    await edit.getByRole('combobox', { name: /Status/ }).selectOption({ label: 'Paused' });
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, 'Zestril')).toContainText('Paused');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByText('no data', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('100%', { exact: false })).toHaveCount(0);
  },
);

test(
  'ALL-2 MED-5 without a connection a dose waits on the device and reaches the other once',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const recipientId = await addRecipient(ana, circleId, 'Rosa');
    await addMedication(ana, circleId, recipientId, { name: 'Metformin', times: [soon()] });
    await makeCaregiver(ana, circleId, ben.id);
    const [mine, other] = (await Promise.all([open('/medications', ana), open('/medications', ben)])).flat();
    if (!mine || !other) throw new Error('two pages');
    await expect(mine.getByRole('button', { name: 'Mark Taken: Metformin' })).toBeVisible();
    await ana.context.setOffline(true);
    await mine.getByRole('button', { name: 'Mark Taken: Metformin' }).click();
    await expect(mine.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await ana.context.setOffline(false);
    await expect(mine.getByText('Waiting to be sent', { exact: true })).toBeHidden({ timeout: 30_000 });
    await expect(rowOf(other, 'Metformin')).toContainText('by Ana');
    const { entries } = await ana.call('care', 'listDoseLog', { circleId, limit: 10 });
    expect(entries.map(({ status }) => status)).toEqual(['taken']);
  },
);

/** Whoever calls it waits until so many have. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) meet();
    return met;
  };
}
