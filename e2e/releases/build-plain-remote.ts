import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, workspace } from '../product/run-program';
import { npm, quietly } from './npm';

/**
 * Builds a remote as a team elsewhere does, outside the workspace, from its own lock file, with the published plugin that writes
 * `remote.json`. Gives the folder of the build.
 */
export function buildPlainRemote(fixture: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-plain-'));
  const remote = join(folder, fixture);
  cpSync(join(workspace, 'e2e/remotes', fixture), remote, { recursive: true });
  runProgram('tsx', ['libs/generators/src/pack/run-pack.ts', folder, 'remote-json'], { folder: workspace });
  npm(folder, ['pack', './remote-json', '--pack-destination', folder]);
  npm(remote, ['ci', ...quietly]);
  npm(remote, ['install', '--no-save', ...quietly, join(folder, 'carecircle-remote-json-0.1.0.tgz')]);
  npm(remote, ['exec', '--no', 'vite', 'build']);
  return join(remote, 'dist');
}
