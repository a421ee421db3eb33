import { expectFinance, goToFinance, markAndCheckTheRest } from '../resilience/area-place';
import { expect, expectCounted, financePage, test } from './candidate';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

test('MFE-8 REL-2 REL-4 a family whose new version of a screen shows nothing has the version before it, and the failure is counted', async ({
  trial,
}) => {
  const { ana, ben } = trial;
  const version = trial.offer('mfe-finance', (team) => team.change(financePage(team), showNothing));

  const { page } = ana;
  await page.goto('/finance');
  await expectFinance(page);
  await markAndCheckTheRest(page);
  await goToFinance(page);
  await expectFinance(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The other tile of the same version is as good as before: only what failed gave way.
  await ben.page.goto('/dashboard');
  await expect(ben.page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectCounted(trial, 'mfe-finance', version);
});

/** The screen is made, and there is nothing in it. */
function showNothing(code: string): string {
  const changed = code.replace(
    /export\s*\{([^}]*?)[\w$]+ as default/,
    'const showsNothing=()=>null;export{$1showsNothing as default',
  );
  if (changed === code) throw new Error('The screen has no default export.');
  return changed;
}
