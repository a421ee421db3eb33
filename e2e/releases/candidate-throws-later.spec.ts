import { expectFinance, goToFinance, markAndCheckTheRest } from '../resilience/area-place';
import { expect, expectCounted, financePage, test } from './candidate';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

/** Throws once the screen stands, in nobody's call but a timer's own. */
const throwLater = `
const timer = setInterval(() => {
  if (!document.querySelector('[data-page="mfe-finance/finance"] [role="tab"]')) return;
  clearInterval(timer);
  throw new Error('a mistake in a timer');
}, 20);
`;

test('MFE-8 REL-4 a family whose new version throws in a timer goes on with it, and the failure is counted against that version', async ({
  trial,
}) => {
  const { page } = trial.ana;
  const version = trial.offer('mfe-finance', (team) =>
    team.change(financePage(team), (code) => code + throwLater),
  );

  const thrown = page.waitForEvent('pageerror');
  await page.goto('/finance');
  const { message, stack } = await thrown;
  expect(message).toBe('a mistake in a timer');
  expect(stack).toContain(`/releases/mfe-finance/${version}/`);
  await expectFinance(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await markAndCheckTheRest(page);
  await goToFinance(page);
  await expectFinance(page);
  await expectCounted(trial, 'mfe-finance', version);
});
