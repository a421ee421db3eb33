import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from './database';
import { openEmbedded } from '../testing/test-database';
import { createVacuumTimes, vacuumTables } from './vacuum-tables';

describe('the tables of the embedded database', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openEmbedded('bare');
  });
  afterAll(() => database.close());

  const knownRows = async () => {
    const found = await database.db.execute<{ reltuples: number }>(
      sql`select reltuples from pg_class where relname = 'Odd name'`,
    );
    return Number(found.rows[0]?.reltuples);
  };

  it('are counted anew, whatever their names are, so that statements are planned for what is there', async () => {
    await database.db.execute(sql`create table "Odd name" as select n from generate_series(1, 5000) n`);
    await database.db.execute(sql`delete from "Odd name" where n > 3000`);
    expect(await knownRows()).not.toBe(3_000);
    await vacuumTables(database);
    expect(await knownRows()).toBe(3_000);
  });

  it('are vacuumed soon after the start and then once a night; PostgreSQL does so by itself', () => {
    const start = new Date(2026, 10, 21, 9, 30).getTime();
    const hours = Array.from({ length: 49 }, (_, hour) => new Date(start + hour * 3_600_000));
    const embedded = createVacuumTimes({ kind: 'folder' });
    expect(hours.filter(embedded).map((time) => time.getHours())).toEqual([9, 3, 3]);
    expect(hours.filter(createVacuumTimes({ kind: 'postgres' }))).toEqual([]);
  });
});
