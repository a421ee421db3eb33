import { documentLimits } from '@carecircle/contracts';
import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';
import { samplePdf, samplePng } from './sample-files';

test('MFE-7 VAULT-1 what one adds stands on the other’s screen, is shown in place, renamed, deleted and brought back', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  const [mine, other] = (await Promise.all([open('/vault', ana), open('/vault', ben)])).flat();
  if (!mine || !other) throw new Error('two pages');
  await expect(other.getByText('No documents yet')).toBeVisible();

  const complaints: string[] = [];
  other.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const chooser = mine.waitForEvent('filechooser');
  await mine.getByRole('button', { name: 'Choose Files' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'Will.pdf', mimeType: 'application/pdf', buffer: samplePdf('Last will of Rosa') },
    { name: 'Card.png', mimeType: 'image/png', buffer: samplePng() },
    { name: 'Page.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  const theirs = other.getByRole('list', { name: 'Documents' });
  await expect(theirs).toContainText('Will.pdf');
  await expect(theirs).toContainText('Card.png');
  await expect(theirs).toContainText('Uploaded by Ana');
  const uploads = mine.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('whatever its name says');
  await uploads.getByRole('button', { name: /Remove Page.png/ }).click();
  await expect(uploads).toBeHidden();

  await other.getByRole('searchbox', { name: 'Search documents...' }).fill('ard');
  await expect(theirs).not.toContainText('Will.pdf');
  await expect(theirs).toContainText('Card.png');
  await other.getByRole('searchbox').fill('tax');
  await expect(other.getByText('No documents found')).toBeVisible();
  await other.getByRole('searchbox').fill('');
  await theirs.getByRole('button', { name: 'Will.pdf', exact: true }).click();
  const viewer = other.getByRole('dialog', { name: 'Will.pdf' });
  await expect(viewer.getByText('Last will of Rosa')).toBeAttached();
  await expect(viewer.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  const saving = other.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('Will.pdf');
  await viewer.getByRole('button', { name: 'Close' }).click();
  expect(complaints).toEqual([]);

  await mine.getByRole('button', { name: 'More for “Will.pdf”' }).click();
  await mine.getByRole('menuitem', { name: 'Name and details' }).click();
  const details = mine.getByRole('dialog');
  await details.getByRole('textbox', { name: 'Name' }).fill('Last will.pdf');
  await details.getByRole('combobox', { name: 'Kind' }).selectOption('Directive');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toContainText('Last will.pdf');
  await expect(theirs).toContainText('Directive');

  await other.getByRole('button', { name: 'More for “Last will.pdf”' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  const list = mine.getByRole('list', { name: 'Documents' });
  await expect(list).not.toContainText('Last will.pdf');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('Last will.pdf');
  for (const page of [mine, other]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

test(
  'VAULT-1 CIRC-4 whoever loses the flag has the vault taken from their open page',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const [page] = await open('/vault', ben);
    if (!page) throw new Error('a page');
    await expect(page.getByText('No documents yet')).toBeVisible();
    await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'friend' });
    await expect(page.getByText('No documents yet')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose Files' })).toBeHidden();
  },
);

test('VAULT-1 an upload over a broken line goes on where it ended', onlyWhole, async ({ two }) => {
  const { ana } = two;
  const [page] = await open('/vault', ana);
  if (!page) throw new Error('a page');
  let parts = 0;
  await page.route('**/api/documents/uploads/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    return parts === 2 ? route.abort('connectionreset') : route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Files' }).click();
  const buffer = Buffer.concat([samplePdf('Long'), Buffer.alloc(2.5 * documentLimits.partBytes, ' ')]);
  await (await chooser).setFiles({ name: 'Long.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Long.pdf', { timeout: 20_000 });
  expect(parts).toBe(4);
});
