import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onlyWhole } from '../depth';
import { expectFinance, goToFinance, markAndCheckTheRest } from '../resilience/area-place';
import { candidateVersion, expect, expectCounted, test } from './candidate';
import { nextVersion, type TeamFolder } from './next-version';
import { putReleases } from './put-releases';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

const remote = 'mfe-finance';
const needOtherReact = ({ manifest }: TeamFolder) =>
  (manifest.shared = { ...manifest.shared, react: '^18.0.0' });

test('REL-1 REL-5 a version that needs another React is refused when it is published, with the reason, and no family gets it', async ({
  trial,
}) => {
  const { programs, ana, circleId } = trial;
  expect(() => trial.offer(remote, needOtherReact)).toThrow(/needs react \^18\.0\.0, the shell has 19/);
  expect(() => programs.steer('offer', remote, candidateVersion, '--circle', circleId)).toThrow(
    /was never published/,
  );
  expect(programs.steer('show', remote)).toMatch(/refused 1\.1\.0 {2}by mfe-finance team: needs react/);
  await ana.page.goto('/finance');
  await expectFinance(ana.page);
});

test(
  'MFE-2 MFE-8 REL-4 a family whose new version needs another React than their page has keeps the version before it, and the refusal is counted',
  onlyWhole,
  async ({ trial }) => {
    const { ana, circleId, programs } = trial;
    const [, before = ''] = new RegExp(`^${remote} {2}(\\S+)`, 'm').exec(programs.steer('list')) ?? [];
    // As after the shell was taken back: what fitted when it was published can be refused by the pages alone.
    const team = nextVersion(remote, candidateVersion);
    team.manifest.version = candidateVersion;
    needOtherReact(team);
    team.change(team.manifest.entry, (code) => `globalThis.hasOtherReactRun = true;${code}`);
    team.save();
    await putReleases(trial, { [remote]: join(team.folder, 'dist') });
    rmSync(team.folder, { recursive: true });
    programs.steer('serve', remote, before);
    programs.steer('offer', remote, candidateVersion, '--circle', circleId);

    const { page } = ana;
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/finance');
    await expectFinance(page);
    await markAndCheckTheRest(page);
    await goToFinance(page);
    await expectFinance(page);
    expect(said.join('\n')).toContain('needs react ^18.0.0');
    expect(await page.evaluate(() => 'hasOtherReactRun' in globalThis)).toBe(false);
    await expectCounted(trial, remote, candidateVersion);
  },
);
