import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releasePaths, type RolloutChange } from '@carecircle/contracts';
import type { Product } from '../../product/start-product';
import { nextVersion } from '../../releases/next-version';
import { releasePrograms } from '../../releases/release-programs';

/** The area whose releases are measured. */
export const remote = 'mfe-finance';

/** Milliseconds since 1970 on the one clock of this machine, which pages read too. */
export const now = () => performance.timeOrigin + performance.now();

/** A version of the area, told from others by the title of its screen. */
export interface Version {
  version: string;
  title: string;
}

export interface Fixture {
  /** What everybody has at first. */
  first: Version;
  /** Makes a version ready to be sent: it does the same as the first one, under another title. */
  make(version: string): Version & { archive: Buffer };
  publish(archive: Buffer): Promise<void>;
  /** What an operator decides. */
  steer(change: Partial<RolloutChange>): Promise<void>;
}

export function openFixture(product: Product): Fixture {
  const { origin, dataDir } = product;
  const operator = readFileSync(join(dataDir, 'release-operator.token'), 'utf8').trim();
  const send = async (path: string, type: string, body: Uint8Array<ArrayBuffer> | string) => {
    const headers = { authorization: `Bearer ${operator}`, 'content-type': type };
    const answer = await fetch(origin + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const built = nextVersion(remote, '0.0.0');
  rmSync(built.folder, { recursive: true });
  return {
    first: {
      version: built.manifest.version,
      title: String(wordsOf(built.manifest)[titleOf(built.manifest)]),
    },
    make(version) {
      const title = `Money ${version}`;
      const team = nextVersion(remote, version);
      wordsOf(team.manifest)[titleOf(team.manifest)] = title;
      team.save();
      const file = join(team.folder, 'packed.tgz');
      releasePrograms(product).pack(team.folder, file);
      const archive = readFileSync(file);
      rmSync(team.folder, { recursive: true });
      return { version, title, archive };
    },
    publish: (archive) => send(releasePaths.releases, 'application/gzip', new Uint8Array(archive)),
    steer: (change) =>
      send(
        `${releasePaths.releases}/${remote}/rollout`,
        'application/json',
        JSON.stringify({ change, reason: 'It is measured' }),
      ),
  };
}

type Manifest = ReturnType<typeof nextVersion>['manifest'];

function titleOf({ routes }: Manifest): string {
  return routes.find(({ id }) => id === 'finance')?.title ?? '';
}

function wordsOf({ words }: Manifest): Manifest['words'][string] {
  return words['en'] ?? {};
}
