import { addRecipient } from '../resilience/examples';
import { wcagViolations } from '../screens/wcag-violations';
import { expect, open, test } from './two-people';

test('CHK-4 MFE-7 a schedule of one asks, and another is on it: both see it without reload', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  const [hers, his] = await open('/checkin', ana, ben);
  if (!hers || !his) throw new Error('two pages');
  await hers.getByRole('button', { name: 'Schedule: Rosa' }).click();
  const sheet = hers.getByRole('dialog');
  await sheet.getByText('Ask for check-ins', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Choose who is asked.')).toBeVisible();
  await sheet.getByRole('combobox', { name: /Who is asked/ }).selectOption({ label: 'Ben' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(his.getByRole('list', { name: 'Check-in times' })).toContainText(/ at 9:00/);

  await hers.getByRole('button', { name: 'Schedule: Rosa' }).click();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await sheet.getByLabel(/^Reason/).fill('At the hospital');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).last().click();
  await expect(his.getByText('Paused until someone resumes', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Resume' }).click();
  await expect(his.getByText('Paused until someone resumes', { exact: true })).toBeHidden();
});

test('CHK-4 SHELL-1 somebody without an account checks in once over a link, and the circle sees it live', async ({
  two,
  browser,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa Alvarez');
  const [hers, his] = await open('/checkin', ana, ben);
  if (!hers || !his) throw new Error('two pages');
  await hers.getByRole('button', { name: /^Ask someone else about/ }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  const url = await hers.getByText(/checkin-for/).textContent();
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url ?? '');
  await expect(page.getByRole('heading')).toHaveText('How is Rosa doing?');
  expect(await wcagViolations(page)).toEqual([]);
  await page.getByText('Safe & well').click();
  await page.getByLabel('Your name').fill('Nurse Joy');
  await page.getByRole('button', { name: 'Send Check-in' }).click();
  await expect(page.getByRole('heading')).toHaveText('Thank you');
  const rows = his.getByRole('list', { name: 'Recent Check-ins' }).getByRole('listitem');
  await expect(rows.first()).toContainText('by Nurse Joy, using Ana');
  await page.goto(url ?? '');
  await expect(page.getByRole('heading')).toHaveText('This link is not valid');
  expect(await wcagViolations(page)).toEqual([]);
  await expect(his.locator('html[data-not-reloaded]')).toBeAttached();
  await context.close();
});
