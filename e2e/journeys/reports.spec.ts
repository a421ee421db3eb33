import { randomUUID } from 'node:crypto';
import { addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('REP-1 REP-2 REP-3 what one writes down stands in the other’s open report, and leads to course, paper and file', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'caregiver' });
  const [page] = await open('/reports', ben);
  if (!page) throw new Error('a page');
  const wellness = page.getByRole('table', { name: 'Wellness Summary' });
  await expect(wellness.getByRole('row', { name: /^Check-ins no data/ })).toBeVisible();

  const checkIn = { circleId, recipientId, checkInId: randomUUID() };
  await ana.call('care', 'addCheckIn', { ...checkIn, status: 'safe', mood: 4, notes: 'A good walk' });
  await expect(wellness.getByRole('row', { name: /^Check-ins 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Care Notes' }).click();
  await expect(page.getByRole('list', { name: 'Care Notes' }).getByText('A good walk')).toBeVisible();
  await expect(wellness).toBeHidden();
  await expect(page.getByText(/no mail server is set up/)).toBeVisible();

  await page.getByRole('link', { name: 'View Detailed Weekly Report' }).click();
  await expect(page.getByRole('figure', { name: 'Mood, 1 to 5' })).toBeVisible();
  for (const [name, start] of [
    ['Download PDF', '%PDF-'],
    ['Download CSV', '\uFEFFWeekly care report: Rosa'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8').startsWith(start)).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Wellness Summary' })).toBeVisible();
});
