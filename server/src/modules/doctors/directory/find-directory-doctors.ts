import { doctorLimits, type Specialty } from '@carecircle/contracts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { wordsOf } from './directory-words';
import { directoryDoctors, type DirectoryDoctorRow } from './directory.tables';
import { sampleDirectory } from './sample-directory';

export interface Asked {
  search?: string;
  specialty?: Specialty;
  named?: Specialty;
}

/** Of what fits, so many are put in order at most: of a million that begin with an A the first found ones will do. */
const mostSorted = 1_000;

/** Whether an operator has imported a directory. */
export async function hasDirectory(db: Reader): Promise<boolean> {
  const [row] = await db.select({ npi: directoryDoctors.npi }).from(directoryDoctors).limit(1);
  return row !== undefined;
}

/** One more than are shown, by last name. */
export function findImportedDoctors(db: Reader, { search = '', specialty, named }: Asked) {
  const words = wordsOf(search);
  const query = words.map((word) => `${word}:*`).join(' & ');
  const matches = sql`to_tsvector('simple', ${directoryDoctors.words}) @@ to_tsquery('simple', ${query})`;
  const found = db
    .select()
    .from(directoryDoctors)
    .where(
      and(
        specialty && eq(directoryDoctors.specialty, specialty),
        words.length > 0 ? or(matches, named && eq(directoryDoctors.specialty, named)) : undefined,
      ),
    );
  if (words.length === 0)
    return found
      .orderBy(asc(directoryDoctors.sortName), asc(directoryDoctors.npi))
      .limit(doctorLimits.found + 1);
  const some = found.limit(mostSorted).as('some');
  return db
    .select()
    .from(some)
    .orderBy(asc(some.sortName), asc(some.npi))
    .limit(doctorLimits.found + 1);
}

/** The same of the sample. */
export function findSampleDoctors({ search = '', specialty, named }: Asked): DirectoryDoctorRow[] {
  const words = wordsOf(search);
  const fits = (row: DirectoryDoctorRow) =>
    words.length === 0 ||
    row.specialty === named ||
    words.every((word) => row.words.split(' ').some((known) => known.startsWith(word)));
  return sampleDirectory.filter((row) => (!specialty || row.specialty === specialty) && fits(row));
}

/** The doctor of the directory, or of the sample while there is none. */
export async function findByNpi(db: Reader, npi: string): Promise<DirectoryDoctorRow | null> {
  const [row] = await db.select().from(directoryDoctors).where(eq(directoryDoctors.npi, npi));
  if (row) return row;
  if (await hasDirectory(db)) return null;
  return sampleDirectory.find((one) => one.npi === npi) ?? null;
}
