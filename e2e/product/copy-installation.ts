import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from './run-program';

/** What was built, in a folder of its own, so that remotes can come and go without touching the workspace. */
export interface Installation {
  folder: string;
  serverEntry: string;
  /** Puts a remote's build there; the server publishes it at its next start. */
  put(remote: string, build: string): void;
  remove(): void;
}

/** Copies server, shell and remotes as they are built now; packages and libraries are the workspace's own. */
export function copyInstallation(): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-installation-'));
  const copy = (path: string, target = path) =>
    cpSync(join(workspace, path), join(folder, target), { recursive: true });
  const put = (remote: string, build: string) => {
    rmSync(join(folder, remote), { recursive: true, force: true });
    mkdirSync(join(folder, remote));
    writeFileSync(join(folder, remote, 'package.json'), JSON.stringify({ name: remote }));
    cpSync(build, join(folder, remote, 'dist'), { recursive: true });
  };
  const files = ['package.json', 'nx.json', 'tsconfig.base.json', '.oxfmtrc.json', 'server/package.json'];
  for (const file of files) copy(file);
  for (const build of ['shell/dist', 'server/dist']) copy(build);
  copy('server/src/database/migrations', 'server/dist/migrations');
  for (const remote of readdirSync(workspace).filter((name) => name.startsWith('mfe-')))
    put(remote, join(workspace, remote, 'dist'));
  for (const shared of ['node_modules', 'libs', 'server/node_modules'])
    symlinkSync(join(workspace, shared), join(folder, shared), 'junction');
  return {
    folder,
    serverEntry: join(folder, 'server/dist/main.js'),
    put,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
