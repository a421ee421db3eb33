import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NotServable } from './not-servable';

/** A remote's folder in the workspace and where its build lies. */
export interface WorkspaceBuild {
  remote: string;
  folder: string;
}

/**
 * The remotes of a workspace, by their folders `mfe-*`: a new one is found without being named anywhere (MFE-3). Throws with
 * one line when one of them was never built.
 */
export function findBuilds(workspace: string): WorkspaceBuild[] {
  const builds = readdirSync(workspace)
    .filter((name) => /^mfe-[a-z0-9-]+$/.test(name) && existsSync(path.join(workspace, name, 'package.json')))
    .sort()
    .map((remote) => ({ remote, folder: path.join(workspace, remote, 'dist') }));
  const missing = builds.filter(({ folder }) => !existsSync(path.join(folder, 'remote.json')));
  if (missing.length > 0) {
    throw new NotServable(`Not built: ${missing.map(({ remote }) => remote).join(', ')}. Run: npm run build`);
  }
  return builds;
}
