import path from 'node:path';
import { askFor } from './partners/share-once';

/** Name of the variable that tells the processes of a run where its built programs are asked for. */
export const programsAt = 'PROGRAMS_AT';

/** The file of a built program, by the name that it has in `vite.config.ts` or `build-programs.ts`. */
export async function programOf(name: string): Promise<string> {
  return path.join(await askFor(process.env[programsAt] ?? ''), `${name}.js`);
}
