import { expect, test } from '../base-test';
import type { Page } from '@playwright/test';
import { plainLook } from './looks';
import { openScreen } from './open-screen';
import { pressAll } from './press-all';
import { screens, type Screen } from './screens';
import { visitorOf } from './visitors';

test.describe.configure({ mode: 'parallel' });

/** What must be disabled there, by its words. */
const disabled: Record<string, RegExp> = {
  'calendar, add': /^Add Event/,
  'calendar, menu': /^Delete/,
  tasks: /I’ll do it/,
  'tasks, add': /^Add Task/,
  'tasks, menu': /^Delete/,
  'medications, add': /^Add Medication/,
  'medications, advanced add': /^Add Medication/,
  'medications, menu': /^Delete/,
  'circle, add person': /^Add Person/,
  'emergency, add contact': /^Save/,
  'finance, add bill': /^Add Bill/,
  'finance, pay bill': /^Record/,
  more: /^Sign Out/,
  'account, edit': /^Save/,
  'app settings': /^Dark/,
  notifications: /^Delete/,
  'dashboard under an alert': /^Mark Resolved/,
  'onboarding, create': /^Create/,
};

/** Commands that this device keeps until there is a connection. */
const waits =
  /\/api\/(care\/((complete|start)-task|add-check-in|(take|skip)-dose|take-as-needed)|communication\/send-message|emergency\/(arm|cancel)-alert)$/;

const pressed = screens.filter(({ states, visitor }) => visitor !== 'stranger' && states.includes('full'));
for (const screen of pressed)
  test(`ALL-2 ${screen.name}: without a connection whatever can be pressed waits for one or only reads`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    const signedIn = visitors[visitorOf(screen, 'full')];
    const sight = { screen, state: 'full' as const, look: plainLook };
    const { page, close } = await openScreen(sight, { browser, product, signedIn });
    await page.context().setOffline(true);
    const changes = changesOf(page);
    await expectReasons(page, screen);
    await pressAll(page);
    expect(changes).toEqual([]);
    await expect(page.getByText('You’re offline. This needs a connection.', { exact: true })).toBeHidden();
    await close();
  });

test('ALL-2 what was disabled works again as soon as the connection is back, and what was typed is there', async ({
  browser,
  shown: { product, visitors },
}) => {
  const screen = screens.find(({ name }) => name === 'tasks, add') as Screen;
  const sight = { screen, state: 'full' as const, look: plainLook };
  const { page, close } = await openScreen(sight, { browser, product, signedIn: visitors.demo });
  const form = page.getByRole('dialog');
  const submit = form.getByRole('button', { name: 'Add Task' });
  await form.getByLabel('Title').fill('Fetch the blue folder');
  await page.context().setOffline(true);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('You’re offline. This needs a connection.');
  await expect(form.getByText('What you type stays here')).toBeVisible();
  await page.context().setOffline(false);
  await expect(submit).toBeEnabled();
  await expect(form.getByText('What you type stays here')).toBeHidden();
  await expect(form.getByLabel('Title')).toHaveValue('Fetch the blue folder');
  await close();
});

/** What the page tells of itself, whatever anybody presses. */
const reports = '/api/releases/health';

/** What the page tries to change on the server from now on, apart from what waits. */
function changesOf(page: Page): readonly string[] {
  const tried: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isChange = request.method() === 'POST' && pathname.startsWith('/api/');
    if (isChange && pathname !== reports && !waits.test(pathname)) tried.push(pathname);
  });
  return tried;
}

async function expectReasons(page: Page, { name }: Screen): Promise<void> {
  const words = disabled[name];
  if (!words) return;
  const control = page
    .locator('button, [role="menuitem"], input')
    .filter({ visible: true })
    .and(page.locator(':disabled, [aria-disabled="true"]'));
  const named = await control.evaluateAll((elements) =>
    elements.map(
      (element) =>
        element.getAttribute('aria-label') ??
        (element.textContent || element.closest('label')?.textContent) ??
        '',
    ),
  );
  expect(
    named.some((each) => words.test(each)),
    `${words} among ${named.join(', ')}`,
  ).toBe(true);
  const reason = page
    .getByText(/You’re offline\.|What’s gray needs a connection\./)
    .filter({ visible: true });
  await expect(reason.first()).toBeVisible();
}
