import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Spine } from '../../spine/spine';
import { operatorToken } from './release-caller';

/** Programs on this machine that may read the data folder steer releases with what stands there. */
export async function keepOperatorToken(spine: Pick<Spine, 'services'>, dataFolder: string): Promise<void> {
  const file = path.join(dataFolder, 'release-operator.token');
  await writeFile(file, `${operatorToken(spine)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
