import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { checkBuild, type CheckedBuild } from '../../modules/releases/check-build';
import { findBuilds } from '../../modules/releases/find-builds';
import { letGo } from '../../modules/releases/let-go';
import { NotServable } from '../../modules/releases/not-servable';
import { publishRelease } from '../../modules/releases/publish-release';
import { servedFolders } from '../../modules/releases/served-folders';
import { releaseFolder, type ReleaseFiles } from '../../modules/releases/release-files';
import type { Database } from '../../database/database';
import type { Clock } from '../../spine/clock';
import { inlineStyles, type StyleText } from './inline-styles';
import { readShellBuild, type ShellBuild } from './shell-build';

interface OpenOptions {
  /** Folder that outlives this process. */
  dataFolder: string;
  db: Database;
  clock: Clock;
  log: Logger;
}

/** What the browser gets: the shell's build, and the remotes that this installation has. */
export interface WebApp {
  shell: ShellBuild;
  contractsVersion: string;
  remotes: readonly string[];
  releaseFiles: ReleaseFiles;
  styleText: StyleText;
  /** Hashed files of this and earlier builds of the shell, by name. */
  assets: ReleaseFiles;
}

/** What the workspace has built, read and checked. */
interface WebBuild {
  shell: ShellBuild;
  contractsVersion: string;
  builds: ReadonlyMap<string, CheckedBuild>;
}

/**
 * Reads what the workspace has built; needs no database. Throws with one line when something was never built or a build is
 * refused.
 *
 * @param workspace folder with `shell/dist` and each `mfe-…/dist`.
 */
export async function readWebBuild(workspace: string): Promise<WebBuild> {
  const shell = readShellBuild(workspace);
  const contractsVersion = shell.shared['@carecircle/contracts'] ?? '';
  const builds = new Map<string, CheckedBuild>();
  for (const { remote, folder } of findBuilds(workspace))
    builds.set(remote, await checkBuild(folder, contractsVersion).catch(notPublished(remote)));
  return { shell, contractsVersion, builds };
}

/** Publishes what the workspace has built, so that a start serves what was built last, and opens it for serving. */
export async function openWebApp(
  { shell, contractsVersion, builds }: WebBuild,
  { dataFolder, db, clock, log }: OpenOptions,
): Promise<WebApp> {
  const [releaseRoot, assetRoot] = [path.join(dataFolder, 'releases'), path.join(dataFolder, 'shell')];
  const releaseFiles = releaseFolder(releaseRoot);
  const assets = releaseFolder(assetRoot);
  const context = { db, files: releaseFiles, now: clock.now(), actor: 'server start' };
  for (const [remote, build] of builds) {
    const { version, isNew } = await publishRelease(build, context).catch(notPublished(remote));
    if (isNew) log.info({ remote, version }, 'release published');
  }
  const present = await keepAssets(shell, assets);
  const old = [
    ...(await letGo(releaseRoot, await servedFolders(db), clock.now())),
    ...(await letGo(assetRoot, present, clock.now())),
  ];
  if (old.length > 0) log.info({ folders: old }, 'files of earlier releases let go');
  const remotes = [...builds.keys()];
  return { shell, contractsVersion, remotes, releaseFiles, styleText: inlineStyles(releaseFiles), assets };
}

function notPublished(remote: string) {
  return (cause: Error): never => {
    throw new NotServable(`${remote} can't be published: ${cause.message}`, { cause });
  };
}

/** An open page may still ask for files of the build it was made from, so each build's files are kept. Gives those of this one. */
async function keepAssets({ folder }: ShellBuild, assets: ReleaseFiles): Promise<string[]> {
  const names = readdirSync(path.join(folder, 'assets'));
  for (const name of names) {
    if (await assets.has(name)) continue;
    await assets.put(name, new Map([[name, readFileSync(path.join(folder, 'assets', name))]]));
  }
  return names;
}
