import { buildPrograms } from './build-programs';
import { shareOnce } from './partners/share-once';
import { programsAt } from './programs';

/** Offers the built programs to the processes of a run. Gives what removes them. */
export default async function sharePrograms(): Promise<() => Promise<void>> {
  const programs = await shareOnce(buildPrograms);
  process.env[programsAt] = programs.askAt;
  return () => programs.remove();
}
