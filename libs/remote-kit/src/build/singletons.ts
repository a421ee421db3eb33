import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Modules of which a page has exactly one, handed to every remote by the shell (MFE-2). The sub-paths stand by name:
 * without them the build silently bundles a second react-dom.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@carecircle/event-bus',
  '@carecircle/permissions',
  '@carecircle/remote-kit',
  '@carecircle/ui',
] as const;

/**
 * Singletons that first screens do without. The page's import map names their files, so that a browser fetches one together with
 * the code that needs it; everything above is there before any remote.
 */
export const lateSingletons = [
  '@carecircle/contracts/schemas',
  '@carecircle/ui/fields',
  '@carecircle/ui/panels',
  '@carecircle/ui/plots',
] as const;

export type Singleton = (typeof singletons)[number] | (typeof lateSingletons)[number];

/** Semantic-version ranges of the singletons as installed in the workspace of `root`: what a build made there runs with. */
export function singletonRanges(root: string): Record<Singleton, string> {
  return Object.fromEntries(
    [...singletons, ...lateSingletons].map((name) => [name, `^${installedVersion(name, root)}`]),
  ) as Record<Singleton, string>;
}

/** Version of the package that a singleton belongs to, as installed for `root`. */
export function installedVersion(singleton: string, root: string): string {
  const name = packageOf(singleton);
  const folders = createRequire(`${root}/package.json`).resolve.paths(name) ?? [];
  const file = folders.map((folder) => `${folder}/${name}/package.json`).find((path) => existsSync(path));
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
