import path from 'node:path';
import { askFor } from '../partners/share-once';

/** Name of the variable that tells the processes of a run where its built programs are asked for. */
export const programsAt = 'PROGRAMS_AT';

/** The file of a built program, by the name that it has in `vite.config.ts` or `share-programs.ts`. */
export async function programOf(name: string): Promise<string> {
  const askAt = process.env[programsAt];
  if (!askAt) throw new Error('Nobody shares built programs here: share-programs.ts begins such a run.');
  return path.join(await askFor(askAt), `${name}.js`);
}
