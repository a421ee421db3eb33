import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

test('MFE-7 DOC-1 a doctor whom one adds is on the other screen, and their appointment too', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [own, theirs] = await open('/doctors', ana, ben);
  if (!own || !theirs) throw new Error('two pages');
  await expect(theirs.getByText('No doctors yet')).toBeVisible();

  await own.getByRole('button', { name: 'Add First Doctor' }).click();
  const dialog = own.getByRole('dialog', { name: 'Add Doctor' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dr. Lee');
  await dialog.getByRole('combobox', { name: 'Specialty' }).selectOption('Cardiology');
  await dialog.getByRole('textbox', { name: /Phone/ }).pressSequentially('3125550142');
  await expect(dialog.getByRole('textbox', { name: /Phone/ })).toHaveValue('(312) 555-0142');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(dialog).toBeHidden();

  const card = theirs.getByRole('listitem', { name: 'Dr. Lee' });
  await expect(card.getByText('No appointment planned')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Call Dr. Lee' })).toHaveAttribute('href', 'tel:+13125550142');

  await own.getByRole('link', { name: 'Add appointment with Dr. Lee' }).click();
  const event = own.getByRole('dialog', { name: 'Add Event' });
  await expect(event.getByRole('textbox', { name: /Doctor/ })).toHaveValue('Dr. Lee');
  await expect(event.getByRole('textbox', { name: /Title/ })).toHaveValue('Cardiology');
  await event.getByText('All day').click();
  await event.getByRole('button', { name: 'Add Event' }).click();
  await expect(event).toBeHidden();
  await expect(card.getByText('Next appointment:')).toBeVisible();
});

test('DOC-2 a doctor of the directory is copied, and the others are told', onlyWhole, async ({ two }) => {
  const { ana, ben } = two;
  const [own, theirs] = await open('/doctors?tab=find', ana, ben);
  if (!own || !theirs) throw new Error('two pages');
  await own.getByRole('searchbox').pressSequentially('alvarez', { delay: 60 });
  await expect(own.getByRole('list', { name: 'Find a Doctor' }).getByRole('listitem')).toHaveCount(1);
  await own.getByRole('button', { name: /^Add Marisol Alvarez/ }).click();
  await expect(own.getByText('In My Doctors')).toBeVisible();
  await theirs.getByRole('tab', { name: 'My Doctors' }).click();
  await expect(theirs.getByRole('listitem', { name: /Marisol Alvarez/ })).toBeVisible();
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByText('Doctor Added')).toBeVisible();
});
