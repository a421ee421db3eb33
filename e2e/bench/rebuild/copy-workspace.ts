import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspace } from '../../product/run-program';

const leftOut = new Set(['node_modules', 'dist', '.nx', '.git', 'data']);

/** A copy of the sources in a folder of its own; packages are the workspace's, libraries and areas the copy's. */
export function copyWorkspace(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-workspace-'));
  cpSync(workspace, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  const [from, to] = [join(workspace, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '@carecircle' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@carecircle'), join(to, '@carecircle'), { recursive: true, verbatimSymlinks: true });
  for (const area of areasWithPackages())
    symlinkSync(join(workspace, area, 'node_modules'), join(folder, area, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Some areas have packages of their own, in another version than the rest. */
function areasWithPackages(): string[] {
  return readdirSync(workspace).filter((area) => existsSync(join(workspace, area, 'node_modules')));
}
