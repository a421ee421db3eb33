import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start';
import type { Database, Reader } from '../database/database';
import { findDataKey, keyFileOf, makeDataKey } from './data-key';
import { createFieldCrypto, type FieldCrypto } from './field-crypto';
import { keyMarkOf } from './key-mark';
import { keyMarks } from './key-marks.tables';
import type { SealedFields } from './sealed-field';

const whatToDo =
  'Put back the data.key that was kept beside the backups, or set DATA_KEY. Nothing was changed.';

/** The database holds what only its own key opens, and that key is not here. */
class KeyMissing extends CannotStart {
  constructor(file: string) {
    super(`The key ${file} is missing, and this database was made with it. ${whatToDo}`);
    this.name = 'KeyMissing';
  }
}

/** The key here opens nothing of what the database holds. */
class KeyForeign extends CannotStart {
  constructor(source: string) {
    super(`${source} is not the key that this database was made with. ${whatToDo}`);
    this.name = 'KeyForeign';
  }
}

interface Where {
  /** `DATA_KEY`, 32 bytes in base64. */
  fromEnvironment: string | undefined;
  dataFolder: string;
  /** Where a database of an earlier version, which has no mark of its key, holds what the key must open. */
  sealedFields: SealedFields;
}

/**
 * The key of this installation, checked against what the database holds before anything is written. A new one is made only
 * where the database holds nothing yet: beside data it would make them unreadable for good.
 *
 * @throws CannotStart when the key is missing, no key, or another one than the data were made with.
 */
export async function openDataKey(
  db: Database,
  { fromEnvironment, dataFolder, sealedFields }: Where,
): Promise<FieldCrypto> {
  const file = keyFileOf(dataFolder);
  const key = findDataKey(fromEnvironment, dataFolder);
  const mark = await readMark(db);
  if (!key) {
    if (mark || (await holdsPeople(db))) throw new KeyMissing(file);
    return createFieldCrypto(makeDataKey(dataFolder));
  }
  const crypto = createFieldCrypto(key);
  const isRight = mark ? mark === keyMarkOf(crypto) : await opensWhatIsSealed(db, crypto, sealedFields);
  if (!isRight) throw new KeyForeign(fromEnvironment ? 'DATA_KEY' : file);
  return crypto;
}

/**
 * Keeps the key's mark in a database that has none, new or of an earlier version. Of servers that start together the first
 * one's stays.
 *
 * @throws CannotStart when the database has another key's mark.
 */
export async function keepKeyMark(db: Database, crypto: FieldCrypto): Promise<void> {
  const mark = keyMarkOf(crypto);
  if (!(await readMark(db))) await db.insert(keyMarks).values({ id: 1, mark }).onConflictDoNothing();
  if ((await readMark(db)) !== mark) throw new KeyForeign('The key of this server');
}

async function readMark(db: Reader): Promise<string | null> {
  if (!(await hasTable(db, 'key_marks'))) return null;
  const [row] = await db.select({ mark: keyMarks.mark }).from(keyMarks);
  return row?.mark ?? null;
}

async function holdsPeople(db: Reader): Promise<boolean> {
  if (!(await hasTable(db, 'people'))) return false;
  const { rows } = await db.execute(sql`select 1 from people limit 1`);
  return rows.length > 0;
}

/** One value that opens proves the key, so that a single spoilt row does not speak against it. */
async function opensWhatIsSealed(
  db: Reader,
  crypto: FieldCrypto,
  sealedFields: SealedFields,
): Promise<boolean> {
  let isAnySealed = false;
  for (const [table, { field, contextOf }] of Object.entries(sealedFields)) {
    if (!(await hasTable(db, table))) continue;
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(field)} is not null limit 3`,
    );
    if (rows.some((row) => opens(crypto, String(row[field]), contextOf(row)))) return true;
    isAnySealed ||= rows.length > 0;
  }
  return !isAnySealed;
}

function opens(crypto: FieldCrypto, sealed: string, context: string): boolean {
  try {
    crypto.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}

/** Databases of earlier versions are asked before they are migrated. */
async function hasTable(db: Reader, table: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select to_regclass(${table}) is not null as has`);
  return rows[0]?.has ?? false;
}
