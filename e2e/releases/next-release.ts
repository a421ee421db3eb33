import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes another release of everything that is installed, served from its next start: it does the same, from other files. */
export function putNextRelease(folder: string): void {
  for (const remote of readdirSync(folder).filter((name) => name.startsWith('mfe-')))
    changeVersion(join(folder, remote, 'dist/remote.json'));
  renameFiles(join(folder, 'shell/dist'));
}

/** Removes all published files, as after more days than the server keeps them. */
export function removePublished(dataDir: string): void {
  for (const kept of ['releases', 'shell']) rmSync(join(dataDir, kept), { recursive: true, force: true });
}

function changeVersion(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${manifest.version}.next` }));
}

/** Gives each file of the shell another name, as another content would. */
function renameFiles(dist: string): void {
  const assets = join(dist, 'assets');
  const names = readdirSync(assets).map((name) => [
    name,
    name.replace(/-[\w-]{4}([\w-]{4}\.\w+)$/, '-next$1'),
  ]);
  const renamed = (text: string) =>
    names.reduce((all, [name = '', next = '']) => all.replaceAll(name, next), text);
  for (const [name = '', next = ''] of names) {
    const file = join(assets, name);
    if (/\.(?:js|css)$/.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, join(assets, next));
  }
  const index = join(dist, 'index.html');
  writeFileSync(index, renamed(readFileSync(index, 'utf8')));
  const description = join(dist, 'shell.json');
  const shell = JSON.parse(renamed(readFileSync(description, 'utf8'))) as {
    files: { path: string; integrity: string }[];
  };
  for (const file of shell.files) {
    const sum = createHash('sha256')
      .update(readFileSync(join(dist, file.path)))
      .digest('base64');
    file.integrity = `sha256-${sum}`;
  }
  writeFileSync(description, JSON.stringify(shell));
}
