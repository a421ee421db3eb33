import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@carecircle/contracts';
import { isWhole } from '../depth';
import { workspace } from '../product/run-program';
import { buildAt, earlierCommits, isUnchanged, type EarlierBuild } from './earlier-build';

/** What was served before, what is served, and what would be next: this checkout. */
export type Age = 'previous' | 'live' | 'candidate';

export const remotes = readdirSync(workspace).filter((name) => name.startsWith('mfe-'));

/** Builds of the product of each age. */
export interface Ages {
  /** The commits that live and previous were built from; fewer without a history, where this checkout stands for them. */
  commits: readonly string[];
  /** The folder in which a project of this age lies built. */
  folderOf(age: Age, project: string): string;
  remove(): void;
}

/**
 * Builds the product as it was landed last, and before. A landing is held against what was before alone: what has changed since is built
 * once more, and what has not stands for itself.
 */
export function buildAges(): Ages {
  const commits = earlierCommits(2);
  const [live, previous] = commits;
  const builds: Partial<Record<Age, Built>> = {
    ...(live && isWhole ? { live: build(live, [...remotes, 'server', 'shell']) } : {}),
    ...(previous
      ? {
          previous: build(
            previous,
            remotes.filter((each) => !isUnchanged(previous, each)),
          ),
        }
      : {}),
  };
  return {
    commits,
    folderOf(age, project) {
      const built = builds[age];
      return built?.projects.includes(project) ? built.folder : workspace;
    },
    remove: () => Object.values(builds).forEach((each) => each.remove()),
  };
}

interface Built extends EarlierBuild {
  projects: readonly string[];
}

function build(commit: string, projects: readonly string[]): Built {
  const built =
    projects.length > 0 ? buildAt(commit, projects) : { folder: workspace, remove: () => undefined };
  return { ...built, projects };
}

/** The version that a build names itself by. */
export function builtVersion(folder: string, remote: string): string {
  const text = readFileSync(join(folder, remote, 'dist/remote.json'), 'utf8');
  return (JSON.parse(text) as RemoteManifest).version;
}
