import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { HealthFileFault, readingsOfPart, type HealthPart } from './health-file';
import type { Collector } from './part-collector';
import { plainRows } from './plain-rows';
import { samsungRows } from './samsung-rows';
import type { RowReader } from './row-reader';

const longestRow = 256 * 1024;
/** Lines between two turns of others. */
const rowsOfTurn = 1_000;

/**
 * Reads a table of measurements line by line: one of Samsung Health's, or a plain one with the columns `metric`, `start` and `value`.
 *
 * @throws HealthFileFault when columns are missing
 */
export async function* readHealthCsv(
  chunks: AsyncIterable<Buffer>,
  collector: Collector,
  { timeZone, progressOf }: { timeZone: string; progressOf: (textBytes: number) => number },
): AsyncGenerator<HealthPart> {
  const rows = Readable.from(chunks).pipe(
    parse({ bom: true, relax_column_count: true, relax_quotes: true, max_record_size: longestRow }),
  );
  let reader: RowReader | null = null;
  let title: string | null = null;
  let count = 0;
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      if (reader) reader(row, collector);
      else if (title === null && row[0]?.startsWith('com.samsung.')) title = row[0];
      else reader = title === null ? plainRows(row, timeZone) : samsungRows(title, row);
      if (collector.size() >= readingsOfPart) yield collector.take(progressOf(rows.info.bytes));
      if (++count % rowsOfTurn === 0) await nextTurn();
    }
  } catch (error) {
    throw error instanceof HealthFileFault ? error : new HealthFileFault('damaged');
  }
  yield collector.take(progressOf(rows.info.bytes));
  if (!reader) throw new HealthFileFault('not-a-health-file');
}
