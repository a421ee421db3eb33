import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startProduct, type Product } from '../product/start-product';
import { buildAges, builtVersion, remotes, type Age, type Ages } from './ages';
import { nextVersion } from './next-version';
import { releasePrograms } from './release-programs';

type Shell = 'live' | 'candidate';

/** One product whose registry holds each remote in three ages. */
export interface SkewedProduct {
  product: Product;
  shell: Shell;
  /** The program that pages of the shell begin with. */
  shellEntry: string;
  commits: readonly string[];
  /** Publishes a remote of this age, once; says why it was refused, or null. */
  publish(remote: string, age: Age): string | null;
  /** The version that a remote of this age is served as. */
  versionOf(remote: string, age: Age): string;
  /** Serves these remotes in this age, and all others as they are live. */
  serve(moved: readonly string[], age: Age): void;
}

interface Skew {
  /** The product with this shell, which is one build with its server: the candidate's takes over the data of the live one. */
  runWith(shell: Shell): Promise<SkewedProduct>;
}

export const test = base.extend<object, { skew: Skew }>({
  skew: [
    async ({ browserName: _browserName }, use) => {
      const ages = buildAges();
      let running: { shell: Shell; product: Product; skewed: SkewedProduct } | null = null;
      const start = async (shell: Shell) => {
        const entry = join(ages.folderOf(shell, 'server'), 'server/dist/main.js');
        if (!running) return startProduct({}, entry, 'none');
        await running.product.stop();
        await running.product.restart(entry);
        return running.product;
      };
      await use({
        async runWith(shell) {
          if (running?.shell === shell) return running.skewed;
          const product = await start(shell);
          running = { shell, product, skewed: skew(product, ages, shell) };
          return running.skewed;
        },
      });
      await (running as { product: Product } | null)?.product.dispose();
      ages.remove();
    },
    // Two earlier products are built first.
    { scope: 'worker', timeout: 600_000 },
  ],
});

export { expect } from '@playwright/test';

const stamps = { previous: '0.0.1-previous', candidate: '9.0.0-candidate' };

/** What is live is published already, by the start of its own build. */
function skew(product: Product, ages: Ages, shell: Shell): SkewedProduct {
  const { steer, release } = releasePrograms(product);
  const token = readFileSync(join(product.dataDir, 'release-operator.token'), 'utf8').trim();
  const published = new Map<string, string | null>();
  const served = new Map(
    steer('list')
      .split('\n')
      .map((line) => line.trim().split(/ +/, 2) as [string, string]),
  );
  const versionOf = (remote: string, age: Age) =>
    age === 'live' ? builtVersion(ages.folderOf('live', remote), remote) : stamps[age];

  function publish(remote: string, age: Age): string | null {
    if (age === 'live') return null;
    const version = stamps[age];
    const known = published.get(`${remote} ${version}`);
    if (known !== undefined) return known;
    const team = nextVersion(remote, version, ages.folderOf(age, remote));
    const refusal = refusalBy(() => release(team.folder, token));
    rmSync(team.folder, { recursive: true });
    published.set(`${remote} ${version}`, refusal);
    return refusal;
  }

  return {
    ...{ product, shell, commits: ages.commits, versionOf, publish },
    shellEntry: entryOf(ages.folderOf(shell, 'shell')),
    serve(moved, age) {
      for (const remote of remotes) {
        const version = versionOf(remote, moved.includes(remote) ? age : 'live');
        if (served.get(remote) !== version) steer('serve', remote, version);
        served.set(remote, version);
      }
    },
  };
}

function refusalBy(publish: () => void): string | null {
  try {
    publish();
    return null;
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error);
  }
}

function entryOf(folder: string): string {
  const text = readFileSync(join(folder, 'shell/dist/shell.json'), 'utf8');
  return (JSON.parse(text) as { entry: string }).entry;
}
