import { addMedication, addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('PRIV-1 PRIV-2 MFE-7 who sees medications is noted, and what is not shared is gone from the other screen', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const recipientId = await addRecipient(ana, circleId, 'Rosa Rivera');
  await addMedication(ana, circleId, recipientId, { name: 'Metformin', times: ['08:00'] });
  const [privacy, medications] = (
    await Promise.all([open('/privacy', ana), open('/medications', ben)])
  ).flat();
  if (!privacy || !medications) throw new Error('two pages');
  await expect(medications.getByText('Metformin').first()).toBeVisible();

  await privacy.getByRole('tab', { name: 'Audit Log' }).click();
  const row = privacy.getByRole('listitem').filter({ hasText: 'Viewed medications' });
  await expect(row.filter({ hasText: 'Ben' }).first()).toBeVisible();

  await privacy.getByRole('tab', { name: 'Settings' }).click();
  await privacy.getByText('Share medications').click();
  await expect(medications.getByText('Metformin')).toHaveCount(0);
  await expect(medications.locator('html[data-not-reloaded]')).toHaveCount(1);
});
