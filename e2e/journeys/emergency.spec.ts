import { expect, open, test } from './two-people';

test('MFE-7 EMER-1 EMER-2 an alert goes out after the countdown, stands on every screen, and ends on both', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [emergency, elsewhere] = (await Promise.all([open('/emergency', ana), open('/tasks', ben)])).flat();
  if (!emergency || !elsewhere) throw new Error('two pages');

  await emergency.getByRole('button', { name: /^Panic/ }).click();
  await expect(emergency.getByRole('button', { name: /cancel emergency/i })).toBeVisible();
  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeHidden();

  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeVisible({ timeout: 15_000 });
  await expect(emergency.getByText('ACTIVE EMERGENCY').first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(emergency.getByText(/Ben/).first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Mark Resolved' }).click();
  const question = elsewhere.getByRole('alertdialog', { name: 'Is the emergency over?' });
  await question.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(elsewhere.getByText('ACTIVE EMERGENCY')).toBeHidden();
  await expect(emergency.getByText('ACTIVE EMERGENCY')).toBeHidden();
});

test('EMER-1 EMER-6 an alert cancelled in time tells nobody', async ({ two }) => {
  const { ana, ben, circleId } = two;
  const [emergency] = await open('/emergency', ana);
  await emergency?.getByRole('button', { name: /^Panic/ }).click();
  await emergency?.getByRole('button', { name: /cancel emergency/i }).click();
  await expect(
    emergency?.getByRole('button', { name: /cancel emergency/i }) ?? ana.page.locator('nothing'),
  ).toBeHidden();
  expect((await ben.call('emergency', 'listAlerts', { circleId })).alerts).toEqual([]);
  expect(await ana.call('emergency', 'listOpenAlerts', { circleId })).toEqual([]);
});

test('EMER-6 a phone that dies during the countdown still alerts', async ({ two }) => {
  const { ana, ben } = two;
  const [emergency, elsewhere] = (
    await Promise.all([open('/emergency', ana), open('/dashboard', ben)])
  ).flat();
  await emergency?.getByRole('button', { name: /^Panic/ }).click();
  await expect(
    emergency?.getByRole('button', { name: /cancel emergency/i }) ?? ana.page.locator('nothing'),
  ).toBeVisible();
  await ana.page.close();
  await expect(elsewhere?.getByText('ACTIVE EMERGENCY') ?? ben.page.locator('nothing')).toBeVisible({
    timeout: 15_000,
  });
});
