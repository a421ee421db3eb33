import { sql } from 'drizzle-orm';
import type { Reader } from './database';

/** PostgreSQL's page: a header, in which bytes 12 and 13 tell where the list of its items of four bytes ends. */
const pageBytes = 8_192;
const headerBytes = 24;
const itemsEndAt = 12;
/** What the first page of a B-tree holds after its header: six numbers of four bytes, the last two of them these. */
const fastRootAt = headerBytes + 16;
const fastLevelAt = headerBytes + 20;

/**
 * Whether a B-tree index of the embedded database names no row. Read from its file, which is up to date after a checkpoint.
 */
export async function isEmptyIndex(db: Reader, index: string): Promise<boolean> {
  const first = await readPage(db, index, 0);
  if (first.length < pageBytes) return true;
  const root = first.readUInt32LE(fastRootAt);
  if (root === 0) return true;
  // More than one page is left only where each holds something.
  if (first.readUInt32LE(fastLevelAt) > 0) return false;
  const page = await readPage(db, index, root);
  return page.length < pageBytes || page.readUInt16LE(itemsEndAt) <= headerBytes;
}

async function readPage(db: Reader, index: string, page: number): Promise<Buffer> {
  const { rows } = await db.execute<{ bytes: string | null }>(sql`
    select encode(pg_read_binary_file(pg_relation_filepath(${index}::regclass), ${page * pageBytes}, ${pageBytes}), 'hex')
      as bytes`);
  return Buffer.from(rows[0]?.bytes ?? '', 'hex');
}
