import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('REC-1 CHK-1 CHK-2 somebody cared for checks in by one press, and the other sees it on their phone without reload', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await ana.call('account', 'editAccount', { changes: { phone: '+13125550142' } });
  await addRecipient(ana, circleId, 'Benito', { memberId: ben.id, decisionMakerIds: [ana.id] });
  const [own, home] = (await Promise.all([open('/dashboard', ben), open('/dashboard', ana)])).flat();
  if (!own || !home) throw new Error('two pages');
  const tile = home.getByRole('article').filter({ has: home.getByRole('link', { name: 'Check-in' }) });
  await expect(tile).toContainText('Benito: not yet today');
  await expect(home.getByRole('link', { name: /^Check in, call family/ })).toHaveCount(0);

  await own.getByRole('link', { name: 'Check in, call family or get help' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'For you' })).toBeFocused();
  await own.getByRole('button', { name: 'I am well' }).click();
  await expect(own.getByText(/^You said at .+ that you are well\.$/)).toBeVisible();
  await expect(tile).toContainText('Completed');

  await own.getByRole('button', { name: 'I need help' }).click();
  await expect(own.getByText(/^You said at .+ that you need help\.$/)).toBeVisible();
  await expect(tile).toContainText('Benito needs help');
  await home.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  await expect(home.getByRole('dialog').getByText('Benito needs help')).toBeVisible();

  const call = own.getByRole('link', { name: /^Call Ana/ });
  await expect(call).toHaveAttribute('href', 'tel:+13125550142');
  await own.getByRole('link', { name: 'Panic' }).click();
  await expect(own.getByRole('button', { name: /^Panic/ })).toBeVisible();
  for (const page of [own, home]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test(
  'REC-1 who edits the record says which member the person is, and that member has the screen at once',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addRecipient(ana, circleId, 'Benito');
    const [own, circle] = (await Promise.all([open('/for-you', ben), open('/circle', ana)])).flat();
    if (!own || !circle) throw new Error('two pages');
    await expect(own.getByText('For the person you care for')).toBeVisible();
    await circle.getByRole('button', { name: /^Benito/ }).click();
    await circle.getByRole('button', { name: 'Edit', exact: true }).click();
    await circle.getByRole('combobox', { name: /Uses CareCircle as/ }).selectOption({ label: 'Ben' });
    await circle.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByRole('button', { name: 'I am well' })).toBeVisible();
    await expect(own.locator('html[data-not-reloaded]')).toBeAttached();
  },
);
