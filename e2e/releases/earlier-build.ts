import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { runProgram, workspace } from '../product/run-program';

/** Projects of this product as they were landed earlier, built in a folder of their own. */
export interface EarlierBuild {
  folder: string;
  remove(): void;
}

/** What a build is made of besides its own project, and what no build holds. */
const common = ['libs', 'package-lock.json', 'tsconfig.base.json'];
const leftOut = ['*.test.ts', '*.test.tsx', '*/testing/*', '*.md'].map((each) => `:(exclude)${each}`);

/**
 * The commits that were landed before this one, newest first: what is live, and what was before it. Fewer where the history does not go
 * back so far, as in a shallow clone, or without git. `EARLIER_COMMITS` names others, such as those of two releases.
 */
export function earlierCommits(count: number): string[] {
  const named = process.env.EARLIER_COMMITS?.split(',');
  if (named) return named.map((each) => git('rev-parse', each));
  try {
    const base = git('merge-base', 'HEAD', mainBranch());
    const newest = base === git('rev-parse', 'HEAD') ? 'HEAD^' : base;
    return git('rev-list', '--first-parent', `--max-count=${count}`, newest).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether a project was the same at a commit as it is here. */
export function isUnchanged(commit: string, project: string): boolean {
  return git('diff', '--name-only', commit, '--', project, ...common, ...leftOut) === '';
}

/** Builds projects as they were at a commit, with the packages that are installed now. */
export function buildAt(commit: string, projects: readonly string[]): EarlierBuild {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'carecircle-earlier-')));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--force', '--detach', folder, commit);
  try {
    for (const place of ['.', 'server', 'libs/remote-json'])
      borrowPackages(folder, join(place, 'node_modules'));
    runProgram('nx', ['run-many', '-t', 'build', '--projects', projects.join()], { folder });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

function mainBranch(): string {
  return git('branch', '--all', '--list', 'origin/main', 'main', '--format=%(refname)').split('\n')[0] ?? '';
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: workspace, stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** Lends a folder of packages: those that are developed here are that folder's own, all others the ones installed here. */
function borrowPackages(folder: string, packages: string): void {
  mkdirSync(join(folder, packages), { recursive: true });
  for (const name of readdirSync(join(workspace, packages))) {
    const there = join(workspace, packages, name);
    if (name === '@carecircle') borrowPackages(folder, join(packages, name));
    else if (!name.startsWith('.'))
      symlinkSync(ownPlace(there, folder) ?? there, join(folder, packages, name), 'junction');
  }
}

/** Where a package that is developed in this workspace lies in the other folder. */
function ownPlace(there: string, folder: string): string | null {
  const place = relative(realpathSync(workspace), realpathSync(there));
  return place.startsWith('..') || place.split(sep).includes('node_modules') ? null : join(folder, place);
}
