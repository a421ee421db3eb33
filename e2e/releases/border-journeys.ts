import { expect, type Page } from '@playwright/test';
import type { Person } from '../product/person';
import { open } from '../journeys/two-people';
import { today } from '../resilience/examples';

export interface TwoPeople {
  ana: Person;
  ben: Person;
  circleId: string;
}

/** What is done in a remote and shows beyond its border, in the shell or in another remote: the shortest way, by remote. */
export const borderJourneys: Readonly<Record<string, (two: TwoPeople) => Promise<void>>> = {
  async 'mfe-care'({ ana, ben, circleId }) {
    const [tasks, home] = await openBoth(['/tasks', ana], ['/dashboard', ben]);
    await tasks.getByRole('button', { name: 'Create First Task' }).click();
    const form = tasks.getByRole('dialog', { name: 'Add Task' });
    await form.getByLabel('Title').fill('Walk with Hugo');
    await form.getByLabel('Assigned to').selectOption({ label: 'Ben' });
    await form.getByRole('button', { name: 'Add Task' }).click();
    await home.getByRole('button', { name: 'Done: Walk with Hugo' }).click();
    await tasks.getByRole('button', { name: /Notifications/ }).click();
    await expect(tasks.getByRole('dialog').getByText('Ben completed “Walk with Hugo”')).toBeVisible();
    await expect
      .poll(async () => (await ben.call('points', 'getMemberPoints', { circleId })).totalPoints)
      .toBeGreaterThan(0);
  },

  async 'mfe-communication'({ ana, ben }) {
    const [chat, home] = await openBoth(['/chat?with=group', ana], ['/dashboard', ben]);
    const composer = chat.getByRole('textbox', { name: /message/i });
    await composer.fill('Parking is on level 2.');
    await composer.press('Enter');
    await home
      .getByRole('link', { name: /Chat.*1/ })
      .first()
      .click();
    await home.getByRole('listitem').filter({ hasText: 'Group Chat' }).getByRole('link').click();
    await expect(home.getByText('Parking is on level 2.').first()).toBeVisible();
    await expect(home.getByRole('link', { name: /Chat.*1/ })).toHaveCount(0);
  },

  async 'mfe-emergency'({ ana, ben }) {
    const [emergency, elsewhere] = await openBoth(['/emergency', ana], ['/tasks', ben]);
    await emergency.getByRole('button', { name: /^Panic/ }).click();
    await expect(emergency.getByRole('button', { name: /cancel emergency/i })).toBeVisible();
    const alert = elsewhere.getByRole('region', { name: 'ACTIVE EMERGENCY' });
    await expect(alert).toContainText('Ana needs help now');
    await alert.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(emergency.getByText(/Ben/).first()).toBeVisible();
  },

  async 'mfe-finance'({ ana, ben }) {
    const [bills, home] = await openBoth(['/finance?tab=bills&add', ana], ['/dashboard', ben]);
    await expect(home.getByText('Nothing due')).toBeVisible();
    const form = bills.getByRole('dialog');
    await form.getByLabel('Bill Name').fill('Electricity');
    await form.getByLabel('Amount').fill('94.15');
    const [year = '', month = '', day = ''] = today().split('-');
    for (const [part, digits] of Object.entries({ month, day, year }))
      await form.getByRole('spinbutton', { name: `${part}, Due Date` }).pressSequentially(digits);
    await form.getByRole('button', { name: 'Add Bill' }).click();
    await expect(home.getByText('$94.15')).toBeVisible();
    await home.getByRole('link', { name: 'Bills Due' }).click();
    await expect(home.getByText('Electricity').first()).toBeVisible();
  },

  async 'mfe-settings'({ ana }) {
    const other = await ana.context.newPage();
    await other.goto('/dashboard');
    const [settings] = await open('/more/app-settings', ana);
    await settings?.getByText('Español').click();
    for (const page of [ana.page, other]) {
      await expect(page.locator('html[lang="es"]')).toBeAttached();
      await expect(page.getByRole('navigation').getByText('Inicio').first()).toBeVisible();
    }
  },
};

async function openBoth(...places: [string, Person][]): Promise<[Page, Page]> {
  const [one, other] = (await Promise.all(places.map(([path, person]) => open(path, person)))).flat();
  if (!one || !other) throw new Error('two pages');
  return [one, other];
}
