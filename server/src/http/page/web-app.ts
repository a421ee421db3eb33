import path from 'node:path';
import type { RemoteManifest } from '@carecircle/contracts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import type { FileStore } from '../../files/file-store';
import {
  checkBuild,
  type CheckedBuild,
  dueFiles,
  findBuilds,
  createReleaseArchives,
  isLeftToStarts,
  pruneReleases,
  type Mended,
  NotServable,
  packBuild,
  publishRelease,
  readRollouts,
  type ReleaseArchives,
  type ReleaseFiles,
  releaseFolder,
  type ServableReleases,
  serveAtStart,
  servedReleases,
} from '../../modules/releases';
import { bringReleases, type BringRelease } from '../releases/bring-release';
import { inlineStyles, type StyleText } from './inline-styles';
import { keepAssets } from './keep-assets';
import { readShellBuild, type ShellBuild } from './shell-build';
import { createRecentFiles, type RecentFiles } from './stored-files';

interface OpenOptions {
  /** Folder that outlives this process. */
  dataFolder: string;
  /** Serve what was built since, too. */
  isDevelopment: boolean;
  lostReleases: Set<string>;
  /** Takes in what the shell has. */
  shellExports: Record<string, readonly string[]>;
  /** Where packed builds rest, for all servers. */
  files: FileStore;
  db: Database;
  clock: Clock;
  log: Logger;
}

/** What the browser gets: the shell's build, and the files of published remotes. */
export interface WebApp extends ServableReleases {
  shell: ShellBuild;
  contractsVersion: string;
  releaseFiles: ReleaseFiles;
  archives: ReleaseArchives;
  /** Fetches the files of a version that this server's disk lacks. */
  bringRelease: BringRelease;
  styleText: StyleText;
  /** Hashed files of this and earlier builds of the shell, by name. */
  assets: ReleaseFiles;
  /** Of both what was sent lately. */
  recentFiles: RecentFiles;
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
 * Opens the registry for serving. A start changes nothing of what is served: what the workspace has built begins the registry where
 * that is empty, and is served where a developer starts. Stored files that are missing or damaged are put there again.
 */
export async function openWebApp(
  { shell, contractsVersion, builds }: WebBuild,
  { dataFolder, isDevelopment, lostReleases, shellExports, files: store, db, clock, log }: OpenOptions,
): Promise<WebApp> {
  const [releaseRoot, assetRoot] = [path.join(dataFolder, 'releases'), path.join(dataFolder, 'shell')];
  Object.assign(shellExports, shell.exports);
  const releaseFiles = releaseFolder(releaseRoot);
  const assets = releaseFolder(assetRoot);
  const archives = createReleaseArchives(db, store);
  const isEmpty = (await readRollouts(db)).length === 0;
  const [present, published] = await Promise.all([
    keepAssets(shell, assets, log),
    isEmpty || isDevelopment
      ? publishAll(builds, { db, files: releaseFiles, clock, log, archives: isDevelopment ? null : archives })
      : new Set<string>(),
  ]);
  const served = await servedReleases(db);
  for (const manifest of served) {
    const { name: remote, version } = manifest;
    const place = `${remote}/${version}`;
    if (published.has(place)) continue;
    const built = builds.get(remote);
    const isBuilt = built && !(built instanceof Error) && built.manifest.version === version;
    const { mended, lost } = isBuilt
      ? await releaseFiles.mend(place, dueFiles(manifest, built.files))
      : await mendFromArchive(manifest, { releaseFiles, archives, log });
    if (mended.length > 0) log.warn({ remote, version, files: mended }, 'damaged files put back');
    if (lost.length === 0) continue;
    lostReleases.add(place);
    log.error({ remote, version, files: lost }, 'files of a release are lost');
  }
  const current = served.map(({ name, version }) => `${name}/${version}`);
  const old = [
    ...(await pruneReleases(releaseRoot, current, clock.now())),
    ...(await pruneReleases(assetRoot, present, clock.now())),
  ];
  if (old.length > 0) log.info({ folders: old }, 'files of earlier releases let go');
  return {
    ...{ shell, contractsVersion, lostReleases, shellExports, releaseFiles, archives, assets },
    bringRelease: bringReleases(archives, releaseFiles),
    styleText: inlineStyles(releaseFiles),
    recentFiles: createRecentFiles(),
  };
}

/** The archive is fetched where the disk lacks something; one that can't be read is as if it were not there. */
async function mendFromArchive(
  manifest: RemoteManifest,
  { releaseFiles, archives, log }: Pick<WebApp, 'releaseFiles' | 'archives'> & Pick<OpenOptions, 'log'>,
): Promise<Mended> {
  const { name: remote, version } = manifest;
  const mend = (files?: ReadonlyMap<string, Buffer>) =>
    releaseFiles.mend(`${remote}/${version}`, dueFiles(manifest, files));
  const found = await mend();
  if (found.lost.length === 0) return found;
  const archived = await archives.read(remote, version).catch((error: unknown) => {
    log.error({ err: error, remote, version }, 'the archive of a release cannot be read');
    return null;
  });
  return archived ? mend(archived) : found;
}

type PublishOptions = Pick<OpenOptions, 'db' | 'clock' | 'log'> & {
  files: ReleaseFiles;
  /** Null where a developer's builds come and go. */
  archives: ReleaseArchives | null;
};

/**
 * Each area stands for itself: where one can't be published and an earlier version of it is served, that one goes on. A build that was
 * published before is not served once more where somebody has decided otherwise since. Gives the places of what is whole now.
 *
 * @throws NotServable for one that was never served.
 */
async function publishAll(
  builds: WebBuild['builds'],
  { db, files, clock, log, archives }: PublishOptions,
): Promise<ReadonlySet<string>> {
  const context = { db, files, now: clock.now(), actor: 'server start' };
  const whole = new Set<string>();
  for (const [remote, build] of builds) {
    const isServed = async () => (await readRollouts(db)).some((row) => row.remote === remote);
    try {
      if (build instanceof Error) throw build;
      const packed = archives ? { archives, archive: await packBuild(build) } : undefined;
      const { version, isNew, mended } = await publishRelease(build, { ...context, packed });
      whole.add(`${remote}/${version}`);
      if (isNew || (await isLeftToStarts(db, remote, context.actor)))
        await serveAtStart(db, { ...context, remote, version });
      if (isNew) log.info({ remote, version }, 'release published');
      if (mended.length > 0) log.warn({ remote, version, files: mended }, 'damaged files put back');
    } catch (cause) {
      const reason = (cause as Error).message;
      if (!(await isServed())) throw new NotServable(`${remote} can't be published: ${reason}`, { cause });
      log.error({ remote, reason }, 'a build cannot be published, what was served before is served on');
    }
  }
  return whole;
}
