import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { expect, test } from '../base-test';
import { startClockedProduct, type ClockedProduct } from '../product/clocked-product';
import { signUp } from '../product/person';
import type { Product } from '../product/start-product';

let clocked: ClockedProduct;
test.beforeAll(async () => {
  clocked = await startClockedProduct('2027-03-01T12:00:00Z');
});
test.afterAll(() => clocked.dispose());

// Its nights follow each other: a clock that goes back by months is another fault.
test.describe.configure({ mode: 'serial' });

interface Night {
  what: string;
  /** ISO 8601, in UTC. */
  now: string;
  /** Day and time that a task is due on the wall of the circle, and what its row says. */
  due: [day: string, time: string | null, says: string][];
}

/**
 * In Chicago the clocks jump from 2 to 3 on March 14, 2027, and from 2 back to 1 on November 7. A time that they jump over is
 * refused, so no task has one.
 */
const nights: Night[] = [
  {
    what: 'ten minutes before the clocks go forward',
    now: '2027-03-14T07:50:00Z',
    due: [
      ['2027-03-14', '01:40', 'Overdue, 1:40 AM'],
      ['2027-03-14', '03:05', 'Due today, 3:05 AM'],
      ['2027-03-14', null, 'Due today'],
      ['2027-03-15', '00:15', 'Due tomorrow, 12:15 AM'],
    ],
  },
  {
    what: 'ten minutes after the clocks went forward',
    now: '2027-03-14T08:10:00Z',
    due: [
      ['2027-03-14', '01:50', 'Overdue, 1:50 AM'],
      ['2027-03-14', '03:05', 'Overdue, 3:05 AM'],
      ['2027-03-14', '04:00', 'Due today, 4:00 AM'],
    ],
  },
  {
    what: 'in the last half hour of the short day',
    now: '2027-03-15T04:30:00Z',
    due: [
      ['2027-03-14', null, 'Due today'],
      ['2027-03-15', '00:15', 'Due tomorrow, 12:15 AM'],
    ],
  },
  {
    what: 'ten minutes into the hour that comes twice, for the second time',
    now: '2027-11-07T07:10:00Z',
    due: [
      ['2027-11-07', '00:50', 'Overdue, 12:50 AM'],
      ['2027-11-07', '01:30', 'Overdue, 1:30 AM'],
      ['2027-11-07', '02:30', 'Due today, 2:30 AM'],
      ['2027-11-07', null, 'Due today'],
    ],
  },
  {
    what: 'in the last half hour of the long day',
    now: '2027-11-08T05:30:00Z',
    due: [
      ['2027-11-07', null, 'Due today'],
      ['2027-11-08', '00:15', 'Due tomorrow, 12:15 AM'],
    ],
  },
];

for (const { what, now, due } of nights)
  test(`CAL-2 TASK-1 ${what} a phone in Madrid shows tasks by the circle's day and time`, async ({
    browser,
  }) => {
    await clocked.setClock(now);
    const page = await openInMadrid(browser, clocked, due);
    for (const [day, time, says] of due) {
      const row = page.getByRole('listitem').filter({ hasText: titleOf(day, time) });
      await expect(row.getByText(says, { exact: true }), titleOf(day, time)).toBeVisible();
    }
    await page.context().close();
  });

const titleOf = (day: string, time: string | null) => `${day} ${time ?? 'some time'}`;

async function openInMadrid(browser: Browser, product: Product, due: Night['due']) {
  const ana = await signUp(browser, product, 'Ana');
  const { id: circleId } = await ana.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  for (const [dueDate, dueTime] of due)
    await ana.call('care', 'addTask', {
      ...{ circleId, taskId: randomUUID(), title: titleOf(dueDate, dueTime), description: '' },
      ...{ recipientId: null, assigneeId: null, dueDate, dueTime },
    });
  const storageState = await ana.context.storageState();
  await ana.context.close();
  const context = await browser.newContext({
    ...{ baseURL: product.origin, storageState, timezoneId: 'Europe/Madrid' },
  });
  const page = await context.newPage();
  await page.goto('/tasks');
  return page;
}
