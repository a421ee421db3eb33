import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import {
  checkBuild,
  type CheckedBuild,
  dueFiles,
  findBuilds,
  letGo,
  NotServable,
  publishRelease,
  type ReleaseFiles,
  releaseFolder,
  type ServableReleases,
  servedReleases,
} from '../../modules/releases';
import { inlineStyles, type StyleText } from './inline-styles';
import { keepAssets } from './keep-assets';
import { readShellBuild, type ShellBuild } from './shell-build';

interface OpenOptions {
  /** Folder that outlives this process. */
  dataFolder: string;
  db: Database;
  clock: Clock;
  log: Logger;
}

/** What the browser gets: the shell's build, and the remotes that this installation has. */
export interface WebApp extends ServableReleases {
  shell: ShellBuild;
  contractsVersion: string;
  releaseFiles: ReleaseFiles;
  styleText: StyleText;
  /** Hashed files of this and earlier builds of the shell, by name. */
  assets: ReleaseFiles;
}

/** What the workspace has built, read and checked. */
interface WebBuild {
  shell: ShellBuild;
  contractsVersion: string;
  /** Of each remote its build, or why it can't be published. */
  builds: ReadonlyMap<string, CheckedBuild | Error>;
}

/**
 * Reads what the workspace has built; needs no database. Throws with one line when something was never built.
 *
 * @param workspace folder with `shell/dist` and each `mfe-…/dist`.
 */
export async function readWebBuild(workspace: string): Promise<WebBuild> {
  const shell = readShellBuild(workspace);
  const contractsVersion = shell.shared['@carecircle/contracts/schemas'] ?? '';
  const builds = new Map<string, CheckedBuild | Error>();
  for (const { remote, folder } of findBuilds(workspace))
    builds.set(remote, await checkBuild(folder, contractsVersion).catch((error: Error) => error));
  return { shell, contractsVersion, builds };
}

/**
 * Publishes what the workspace has built, so that a start serves what was built last, and opens it for serving. Stored files that
 * are missing or damaged are put there again.
 */
export async function openWebApp(
  { shell, contractsVersion, builds }: WebBuild,
  { dataFolder, db, clock, log }: OpenOptions,
): Promise<WebApp> {
  const [releaseRoot, assetRoot] = [path.join(dataFolder, 'releases'), path.join(dataFolder, 'shell')];
  const releaseFiles = releaseFolder(releaseRoot);
  const assets = releaseFolder(assetRoot);
  const [present, published] = await Promise.all([
    keepAssets(shell, assets, log),
    publishAll(builds, { db, files: releaseFiles, clock, log }),
  ]);
  const served = await servedReleases(db);
  const lostReleases = new Set<string>();
  for (const manifest of served) {
    const { name: remote, version } = manifest;
    const place = `${remote}/${version}`;
    if (published.has(place)) continue;
    const { mended, lost } = await releaseFiles.mend(place, dueFiles(manifest));
    if (mended.length > 0) log.warn({ remote, version, files: mended }, 'damaged files put back');
    if (lost.length === 0) continue;
    lostReleases.add(place);
    log.error({ remote, version, files: lost }, 'files of a release are lost');
  }
  const current = served.map(({ name, version }) => `${name}/${version}`);
  const old = [
    ...(await letGo(releaseRoot, current, clock.now())),
    ...(await letGo(assetRoot, present, clock.now())),
  ];
  if (old.length > 0) log.info({ folders: old }, 'files of earlier releases let go');
  const servable = { remotes: [...builds.keys()], lostReleases };
  return {
    shell,
    contractsVersion,
    ...servable,
    releaseFiles,
    styleText: inlineStyles(releaseFiles),
    assets,
  };
}

interface PublishOptions extends Omit<OpenOptions, 'dataFolder'> {
  files: ReleaseFiles;
}

/**
 * Each area stands for itself: where one can't be published and an earlier version of it is served, that one goes on. Gives the
 * places of what was published.
 *
 * @throws NotServable for one that was never served.
 */
async function publishAll(
  builds: WebBuild['builds'],
  { db, files, clock, log }: PublishOptions,
): Promise<ReadonlySet<string>> {
  const context = { db, files, now: clock.now(), actor: 'server start' };
  const published = new Set<string>();
  for (const [remote, build] of builds) {
    try {
      if (build instanceof Error) throw build;
      const { version, isNew, mended } = await publishRelease(build, context);
      published.add(`${remote}/${version}`);
      if (isNew) log.info({ remote, version }, 'release published');
      if (mended.length > 0) log.warn({ remote, version, files: mended }, 'damaged files put back');
    } catch (cause) {
      const reason = (cause as Error).message;
      const isServed = (await servedReleases(db)).some(({ name }) => name === remote);
      if (!isServed) throw new NotServable(`${remote} can't be published: ${reason}`, { cause });
      log.error({ remote, reason }, 'a build cannot be published, what was served before is served on');
    }
  }
  return published;
}
