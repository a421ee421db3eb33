import { expect, open, test } from './two-people';

test('MFE-7 SERV-2 a booking of one is on the other screen and in the calendar, confirmed only when somebody says so', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [own, theirs] = await open('/services', ana, ben);
  if (!own || !theirs) throw new Error('two pages');
  await own.getByRole('tab', { name: 'Mobility' }).click();
  await own.getByRole('slider').press('ArrowRight');
  await own.getByRole('searchbox').pressSequentially('ride', { delay: 150 });
  await expect(own.getByRole('list', { name: 'Mobility' }).getByRole('listitem')).toHaveCount(1);
  await own.getByRole('link', { name: 'View Details: Ride Along' }).click();
  await own.getByRole('button', { name: 'Request Service' }).click();
  const dialog = own.getByRole('dialog', { name: 'Request Service' });
  await dialog.getByRole('combobox', { name: /Service type/ }).selectOption('Companion');
  await dialog.getByRole('spinbutton').first().click();
  await own.keyboard.type('12312099');
  await dialog.getByText('Morning').click();
  await dialog.getByRole('button', { name: 'Request Service' }).click();
  await expect(dialog).toBeHidden();

  const booked = theirs.getByRole('list', { name: 'Bookings' }).getByRole('listitem');
  await expect(booked).toContainText('Ride Along: Companion');
  await expect(booked).toContainText('Requested');
  await own.getByRole('link', { name: 'Back to list' }).click();
  await own.getByRole('button', { name: 'They confirmed: Ride Along' }).click();
  await expect(own.getByText('Your booking with Ride Along has been confirmed!')).toBeVisible();
  await expect(booked).toContainText('Confirmed');

  await own.getByRole('button', { name: 'Cancel booking: Ride Along' }).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(theirs.getByRole('button', { name: /Earlier bookings/ })).toBeVisible();
  await theirs.goto('/calendar?day=2099-12-31');
  await expect(theirs.getByText('Ride Along: Companion')).toBeVisible();
  await expect(theirs.getByText('Cancelled')).toBeVisible();
});
