import type { Database } from '../../../database/database';
import { directoryRow, nppesColumns, type NppesRecord } from './directory-row';
import { directoryDoctors, type DirectoryDoctorRow } from './directory.tables';

const rowsAtOnce = 500;

/** The columns that a file of doctors must have. */
export const doctorColumns: Readonly<Record<string, string>> = nppesColumns;

/**
 * Replaces the directory by the lines of a file, all of it or nothing. Of a number that comes twice the first line counts.
 *
 * @returns how many doctors there are now and how many lines were left out: organisations and other specialties.
 */
export async function importDoctorDirectory(
  db: Database,
  lines: AsyncIterable<Record<string, string>>,
): Promise<{ added: number; left: number }> {
  return db.transaction(async (tx) => {
    await tx.delete(directoryDoctors);
    let [added, left, batch]: [number, number, DirectoryDoctorRow[]] = [0, 0, []];
    const write = async () => {
      if (batch.length === 0) return;
      const written = await tx
        .insert(directoryDoctors)
        .values(batch)
        .onConflictDoNothing()
        .returning({ npi: directoryDoctors.npi });
      added += written.length;
      left += batch.length - written.length;
      batch = [];
    };
    for await (const line of lines) {
      const row = directoryRow(line as NppesRecord);
      if (row) batch.push(row);
      else left += 1;
      if (batch.length >= rowsAtOnce) await write();
    }
    await write();
    return { added, left };
  });
}
