import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

/** The file is not what was asked for; the message says why. */
export class ImportRefused extends Error {}

/**
 * The lines of a CSV file, one after the other however long it is, each under the names that `columns` gives its columns.
 *
 * @throws ImportRefused, naming the columns that are missing, or the line that is broken.
 */
export async function* readCsv(
  file: string,
  columns: Readonly<Record<string, string>>,
): AsyncGenerator<Record<string, string>> {
  const parser = createReadStream(file)
    .on('error', (error) => parser.destroy(error))
    .pipe(parse({ bom: true, columns: (titles: string[]) => requireColumns(titles, columns), trim: true }));
  try {
    for await (const line of parser) {
      const values = line as Record<string, string>;
      yield Object.fromEntries(Object.entries(columns).map(([name, title]) => [name, values[title] ?? '']));
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`${file} cannot be read: ${(error as Error).message}. Nothing was changed.`);
  }
}

function requireColumns(titles: string[], columns: Readonly<Record<string, string>>): string[] {
  const missing = Object.values(columns).filter((title) => !titles.includes(title));
  if (missing.length === 0) return titles;
  throw new ImportRefused(
    `The file has not these columns: ${missing.map((title) => `'${title}'`).join(', ')}. Nothing was changed.`,
  );
}
