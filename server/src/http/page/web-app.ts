import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
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
  /** Folder of the workspace, with `shell/dist` and each `mfe-…/dist`. */
  workspace: string;
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

/**
 * Publishes what the workspace has built, so that a start serves what was built last, and opens it for serving. Throws with one
 * line when something was never built or a build is refused.
 */
export async function openWebApp({ workspace, dataFolder, db, clock, log }: OpenOptions): Promise<WebApp> {
  const shell = readShellBuild(workspace);
  const contractsVersion = shell.shared['@carecircle/contracts'] ?? '';
  const [releaseRoot, assetRoot] = [path.join(dataFolder, 'releases'), path.join(dataFolder, 'shell')];
  const releaseFiles = releaseFolder(releaseRoot);
  const assets = releaseFolder(assetRoot);
  const builds = findBuilds(workspace);
  for (const { remote, folder } of builds) {
    const context = { db, files: releaseFiles, contractsVersion, now: clock.now(), actor: 'server start' };
    const { version, isNew } = await publishRelease(folder, context).catch((cause: Error) => {
      throw new NotServable(`${remote} can't be published: ${cause.message}`, { cause });
    });
    if (isNew) log.info({ remote, version }, 'release published');
  }
  const present = await keepAssets(shell, assets);
  const old = [
    ...(await letGo(releaseRoot, await servedFolders(db), clock.now())),
    ...(await letGo(assetRoot, present, clock.now())),
  ];
  if (old.length > 0) log.info({ folders: old }, 'files of earlier releases let go');
  const remotes = builds.map(({ remote }) => remote);
  return { shell, contractsVersion, remotes, releaseFiles, styleText: inlineStyles(releaseFiles), assets };
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
