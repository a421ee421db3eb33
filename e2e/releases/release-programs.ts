import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Product } from '../product/start-product';
import { workspace } from '../product/run-program';

/** The programs of teams and operators, against one product. */
export function releasePrograms({ origin, dataDir }: Product) {
  const run = (program: string, args: readonly string[], environment: Record<string, string>) =>
    execFileSync(process.execPath, [join(workspace, program), ...args], {
      env: { ...process.env, CARECIRCLE_URL: origin, ...environment },
      stdio: 'pipe',
      encoding: 'utf8',
    }).trim();
  return {
    /** As the operator of the machine says it on the command line. */
    steer: (...args: string[]) => run('server/dist/steer-releases.js', args, { DATA_DIR: dataDir }),
    /** Writes the packed build of a remote into a file. */
    pack: (folder: string, file: string) =>
      run('libs/remote-json/bin/release-area.mjs', [folder, '--pack', file], {}),
    /** As a team does from the folder of its remote, which is all that it has. */
    release: (folder: string, token: string) =>
      run('libs/remote-json/bin/release-area.mjs', [folder], { CARECIRCLE_TOKEN: token }),
  };
}
