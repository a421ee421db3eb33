import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journeys/two-people';
import type { Person } from '../product/person';
import { today } from './examples';
import { hostileTexts } from './hostile-texts';

test.describe.configure({ timeout: 240_000 });

const endlessWord = 'W'.repeat(8_000);
const screens = [
  '/dashboard',
  '/calendar',
  '/tasks',
  '/checkin',
  '/chat',
  '/circle',
  '/finance?tab=bills',
  '/finance?tab=history',
  '/emergency',
  '/notifications',
  '/more',
  '/more/account',
];

test('SHELL no text of a member runs, links to a script or breaks the layout, on any screen', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const refused = await fill(ana, ben, circleId);
  const { context } = ana;
  const said = await listen(context);
  const page = await context.newPage();
  for (const path of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/emergency') await page.getByRole('tab', { name: /Contacts/ }).click();
      await showAll(page);
      await expectHarmless(page);
    });
  await page.goto('/chat');
  await expect(page.getByText('{{7*7}}', { exact: true })).toBeAttached();
  // The first ones lie pages above: they come as somebody scrolls up.
  await expect(async () => {
    await page.mouse.wheel(0, -4_000);
    await expect(page.getByText(hostileTexts[0] ?? '', { exact: true })).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expectHarmless(page);
  expect(said).toEqual([]);
  expect(refused).toEqual([]);
});

/** Puts every text wherever a member can write one; gives what was answered with anything but an answer or a clear no. */
async function fill(ana: Person, ben: Person, circleId: string): Promise<string[]> {
  const odd: string[] = [];
  const put = async (work: Promise<unknown>) =>
    work.catch((error: Error) => {
      if (!/: 4\d\d /.test(error.message)) odd.push(error.message);
    });
  await ben.call('account', 'editAccount', {
    changes: { name: '"><img src=x onerror=globalThis.scriptRan=1>' },
  });
  await ana.call('account', 'editAccount', {
    changes: {
      name: '\u202Egnirts{{7*7}}',
      address: hostileTexts[60],
      emergencyContact: endlessWord.slice(0, 200),
    },
  });
  await ana.call('circles', 'renameCircle', { circleId, name: '</script><script>globalThis.scriptRan=1' });
  for (const text of [...hostileTexts, endlessWord]) {
    const name = text.slice(0, 80);
    await Promise.all([
      put(
        ben.call('communication', 'sendMessage', {
          circleId,
          messageId: randomUUID(),
          recipientId: null,
          text,
        }),
      ),
      put(
        ben.call('care', 'addTask', {
          ...{ circleId, taskId: randomUUID(), title: text.slice(0, 200), description: text.slice(0, 4_000) },
          ...{ recipientId: null, assigneeId: ana.id, dueDate: today(), dueTime: null },
        }),
      ),
      put(
        ana.call('care', 'addCalendarEvent', {
          ...{ circleId, calendarEventId: randomUUID(), title: text.slice(0, 200), recipientId: null },
          ...{
            description: text.slice(0, 4_000),
            date: today(),
            time: '10:30',
            endTime: null,
            type: 'other',
          },
          ...{ place: text.slice(0, 300), doctor: text.slice(0, 200), reminder: true },
        }),
      ),
      put(
        ana.call('finance', 'addBill', {
          ...{
            circleId,
            billId: randomUUID(),
            name,
            category: 'utilities',
            amountCents: 1,
            dueDate: today(),
          },
          ...{ frequency: 'monthly', isRecurring: false, paymentMethod: 'manual', reminderDays: 3 },
          ...{ notes: text.slice(0, 2_000), accountNumber: null },
        }),
      ),
    ]);
  }
  for (const text of hostileTexts.filter((_, index) => index % 5 === 0)) {
    const name = text.slice(0, 80);
    await put(
      ana.call('emergency', 'addContact', {
        ...{ circleId, contactId: randomUUID(), name, relationship: 'Friend', phone: '+13125550101' },
        ...{ email: null, preferredChannel: 'call', isPrimary: false, canReceiveAlerts: true },
      }),
    );
    const recipientId = randomUUID();
    await put(
      ana.call('circles', 'addRecipient', {
        ...{ circleId, recipientId, name, birthDate: null, timeZone: 'UTC', languages: ['en'] },
        ...{ conditions: [name], allergies: [name], homeAddress: text.slice(0, 300) },
        ...{ insurers: [], decisionMakerIds: [], memberId: null },
      }),
    );
    await put(
      ben.call('care', 'addCheckIn', {
        ...{ circleId, checkInId: randomUUID(), recipientId, status: 'needs-help', mood: 1 },
        notes: text.slice(0, 2_000),
      }),
    );
  }
  return odd;
}

/** Collects what must never be said: blocked scripts, alerts, errors of the page. */
async function listen(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => said.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('dialog', (dialog) => said.push(`dialog ${dialog.message()}`));
  context.on('weberror', (error) => said.push(String(error.error())));
  return said;
}

/** Scrolls to the end, so that what is drawn or fetched only when needed is there too. */
async function showAll(page: Page): Promise<void> {
  await page.mouse.move(195, 400);
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 4_000);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'scriptRan' in globalThis,
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: [...document.querySelectorAll('a[href]')]
      .map((link) => new URL((link as HTMLAnchorElement).href).protocol)
      .filter((protocol) => !['http:', 'https:', 'tel:', 'mailto:', 'sms:'].includes(protocol)),
    handlers: document.querySelectorAll('[onerror],[onload],[onfocus],[srcdoc],[onmouseover]').length,
  }));
  expect(found).toMatchObject({ ran: false, links: [], handlers: 0 });
  expect(found.width).toBeLessThanOrEqual(0);
}
