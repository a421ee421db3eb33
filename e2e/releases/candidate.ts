import { rmSync } from 'node:fs';
import { expect, test as base, type Installed } from './installed';
import { nextVersion, type TeamFolder } from './next-version';
import { releasePrograms } from './release-programs';

/** A family that gets versions before all others. */
export interface Trial extends Installed {
  circleId: string;
  programs: ReturnType<typeof releasePrograms>;
  /** Publishes what a team makes of its remote's next version, and offers it to the family alone. Gives the version. */
  offer(remote: string, make: (team: TeamFolder) => void): string;
}

export const candidateVersion = '1.1.0';

export const test = base.extend<{ trial: Trial }>({
  trial: async ({ installed }, use) => {
    const programs = releasePrograms(installed.product);
    const { session } = await installed.ana.call('circles', 'getSession', {});
    const circleId = session?.circle?.id ?? '';
    const offer: Trial['offer'] = (remote, make) => {
      const team = nextVersion(remote, candidateVersion);
      try {
        make(team);
        team.save();
        programs.release(team.folder, programs.steer('token', remote, `${remote} team`));
      } finally {
        rmSync(team.folder, { recursive: true });
      }
      programs.steer('offer', remote, candidateVersion, '--circle', circleId);
      return candidateVersion;
    };
    await use({ ...installed, circleId, programs, offer });
  },
});

/** What the health guard weighs of a version says that visits of it failed. */
export async function expectCounted({ programs }: Trial, remote: string, version: string): Promise<void> {
  const line = new RegExp(`^ +${version.replaceAll('.', '\\.')}: [1-9]\\d* of \\d+ visits failed`, 'm');
  await expect(() => expect(programs.steer('show', remote)).toMatch(line)).toPass({ timeout: 60_000 });
}

/** The file of the finances' screen in a build of theirs. */
export function financePage({ manifest }: TeamFolder): string {
  const file = manifest.files.find(({ path }) => /\/finance\.page-[\w-]+\.js$/.test(path));
  if (!file) throw new Error('The build has no screen of the finances.');
  return file.path;
}

export { expect } from './installed';
