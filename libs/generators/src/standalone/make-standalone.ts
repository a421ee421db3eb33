import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packLibrary } from '../pack/pack-library';
import { remoteFiles } from '../remote/remote-files';
import { standaloneFiles, type Versions } from './standalone-files';

/** What a remote stands on, itself or through the kit. */
const libraries = ['contracts', 'event-bus', 'permissions', 'remote-json', 'remote-kit', 'ui'];

interface Standalone {
  /** Folder of this workspace. */
  workspace: string;
  /** Where the repository goes; must not be there yet. */
  folder: string;
  name: string;
}

/**
 * Makes the repository of a remote whose team has no other part of CareCircle: the same remote as in the workspace, its own tools,
 * and the libraries packed beside it (MFE-10). Throws when the folder is taken.
 */
export function makeStandalone({ workspace, folder, name }: Standalone): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const versions = versionsOf(workspace);
  const { 'project.json': _workspace, ...remote } = remoteFiles(name, {
    react: versions.tools['react'] ?? '*',
    reactDom: versions.tools['react-dom'] ?? '*',
  });
  const files = { ...remote, ...standaloneFiles(name, versions) };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  packInto(path.join(folder, 'libraries'), workspace);
}

function packInto(folder: string, workspace: string): void {
  mkdirSync(folder);
  const built = mkdtempSync(path.join(tmpdir(), 'carecircle-packed-'));
  try {
    for (const library of libraries) {
      packLibrary(path.join(workspace, 'libs', library), path.join(built, library));
      execFileSync('npm', ['pack', path.join(built, library), '--pack-destination', folder], {
        stdio: 'pipe',
        shell: process.platform === 'win32',
      });
    }
  } finally {
    rmSync(built, { recursive: true });
  }
}

/** Tools and libraries as this workspace has them. */
function versionsOf(workspace: string): Versions {
  const read = (file: string) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as Package;
  const { dependencies } = read('libs/remote-kit/package.json');
  return {
    tools: { ...read('package.json').devDependencies, ...dependencies },
    libraries: Object.fromEntries(
      libraries.map((library) => [library, read(`libs/${library}/package.json`).version]),
    ),
    compilerOptions: read('tsconfig.base.json').compilerOptions,
  };
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  compilerOptions: object;
}
