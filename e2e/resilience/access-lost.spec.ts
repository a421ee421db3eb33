import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, open, test } from '../journeys/two-people';
import { signInAt } from '../product/person';
import { storedIn } from './device';
import { addBill } from './examples';

/** Milliseconds; the promise is 1 s on a machine that does nothing else. */
/** Before the server looks after its streams by itself, some ten seconds apart. */
const soon = { timeout: 8_000 };

test('CIRC-4 a lowered role shows on the open screen at once, and the next call is refused', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addBill(ana, circleId, 'Electricity');
  const [finance] = (await open('/finance', ben)) as [Page];
  await expect(finance.getByText('Electricity').first()).toBeVisible();
  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'friend' });
  await expect(finance.getByText('Your role doesn’t let you see this')).toBeVisible(soon);
  await expect(finance.getByText('Electricity')).toHaveCount(0);
  await expect(ben.call('finance', 'listBills', { circleId })).rejects.toThrow(/403/);
  await expect(finance.locator('html[data-not-reloaded]')).toBeVisible();

  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'family' });
  await expect(finance.getByText('Electricity').first()).toBeVisible(soon);
});

test(
  'CIRC-4 an open form says at once that it is no longer allowed, and keeps its text',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const [tasks] = (await open('/tasks?add=1', ben)) as [Page];
    const form = tasks.getByRole('dialog', { name: 'Add Task' });
    await form.getByLabel('Title').fill('Fetch the blue folder');
    await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'medical' });
    await expect(form.getByText('Your role in this circle does not allow that.')).toBeVisible(soon);
    await expect(form.getByLabel('Title')).toHaveValue('Fetch the blue folder');
    await form.getByLabel('Assigned to').selectOption({ label: 'Anyone in the circle' });
    await form.getByRole('button', { name: 'Add Task' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Fetch the blue folder');
    expect((await ana.call('care', 'listTasks', { circleId })).tasks).toEqual([]);
  },
);

test(
  'CIRC-4 AUTH-1 removal and the end of a session close the open page at once',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addBill(ana, circleId, 'Electricity');
    const pages = (await Promise.all([open('/finance', ben), open('/finance', ana)])).flat() as [Page, Page];
    for (const page of pages) await expect(page.getByText('Electricity').first()).toBeVisible();
    await ana.call('circles', 'removeMember', { circleId, memberId: ben.id });
    await expect(pages[0].getByText('Electricity')).toHaveCount(0, soon);
    await ana.call('account', 'signOut', {});
    await expect(pages[1].getByText('Electricity')).toHaveCount(0, soon);
    await expect(pages[1]).toHaveURL(/\/login/);
  },
);

test(
  'AUTH-1 ALL-2 a session that ended elsewhere leaves what is half typed for the same person, in that tab, and for nobody else',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben } = two;
    const [page] = (await open('/chat?with=group', ana)) as [Page];
    const composer = page.getByRole('textbox', { name: /message/i });
    await composer.fill('I can bring the');
    await ana.call('account', 'signOut', {});
    await expect(page).toHaveURL(/\/login/);
    await signInAt(page, ana);
    await expect(page).toHaveURL(/\/chat/);
    await expect(composer).toHaveValue('I can bring the');

    await ana.call('account', 'signOut', {});
    await expect(page).toHaveURL(/\/login/);
    await signInAt(page, ben);
    await expect(composer).toHaveValue('');
    await expect.poll(() => storedIn(page)).not.toContain('I can bring');
    await ana.call('account', 'signOut', {});
    await expect(page).toHaveURL(/\/login/);
    await signInAt(page, ana);
    await expect(composer).toHaveValue('');
  },
);
