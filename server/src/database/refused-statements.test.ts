import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, makePostgresDatabase, openEmbedded } from '../testing/test-database';
import type { Database, DatabaseHandle, Transaction } from './database';
import { openPostgresDatabase } from './open-postgres-database';

const one = 'one';
/** Statements that the database refuses while it reads, plans, binds, begins or goes on, and by which code. */
const refused: [what: string, statement: SQL, code: string][] = [
  ['a syntax error', sql`selec ${1}::int`, '42601'],
  ['a table that is not there', sql`select ${1}::int from nowhere`, '42P01'],
  ['a column that is not there', sql`select nothing from notes where name = ${one}`, '42703'],
  ['a year that never was', sql`select ${'0000-01-01T00:00:00Z'}::timestamptz`, '22008'],
  ['text for a number', sql`select ${'x'}::int`, '22P02'],
  ['a number that is too large', sql`select ${'99999999999999999999'}::bigint`, '22003'],
  ['no id', sql`select ${'x'}::uuid`, '22P02'],
  ['NUL', sql`select ${'\0'}::text`, '22021'],
  ['a division by zero', sql`select ${1}::int / ${0}::int`, '22012'],
  ['a division by zero without parameters', sql`select 1 / 0`, '22012'],
  ['an error after many rows', sql`select 1 / (${5000}::int - n) from generate_series(1, 10000) n`, '22012'],
  ['a key that is taken', sql`insert into notes (name) values (${one})`, '23505'],
  ['nothing where something must be', sql`insert into notes (name) values (${null}::text)`, '23502'],
  ['an error of a program', sql`do $$ begin raise exception 'no' using errcode = 'P0001'; end $$`, 'P0001'],
  ['a lock that is not to be had', sql`do $$ begin raise lock_not_available; end $$`, '55P03'],
];

const kinds: [kind: string, open: () => Promise<DatabaseHandle>][] = [
  ['the embedded engine', () => openEmbedded('bare')],
  ...(hasPostgres
    ? [
        [
          'PostgreSQL',
          async () => openPostgresDatabase({ url: await makePostgresDatabase(), poolSize: 1 }),
        ] as [string, () => Promise<DatabaseHandle>],
      ]
    : []),
];

describe.each(kinds)('%s', (_kind, open) => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table notes (name text primary key)`);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`truncate notes`);
    await database.db.execute(sql`insert into notes (name) values (${one})`);
  });

  /** Statements that were prepared before and such that are new, alone and in a transaction, see and keep what they should. */
  const expectToWork = async (round: string) => {
    const { db, inTransaction } = database;
    expect(await namesOf(db)).toEqual([one]);
    expect((await db.execute(sql`select ${round}::text as round, ${1}::int`)).rows).toMatchObject([
      { round },
    ]);
    const { answer } = await inTransaction(async (tx) => {
      await tx.execute(sql`insert into notes (name) values (${round})`);
      return { answer: await namesOf(tx), closing: sql`delete from notes where name = ${round}` };
    });
    expect(answer).toEqual([one, round]);
    expect(await namesOf(db)).toEqual([one]);
  };
  const session = async () => {
    const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid;
  };

  it.each(refused)(
    'works on after %s outside a transaction, in the same session',
    async (what, bad, code) => {
      const before = await session();
      for (let round = 0; round < 3; round += 1) {
        await expect(database.db.execute(bad)).rejects.toMatchObject({ cause: { code } });
        await expectToWork(`${what} ${round}`);
      }
      expect(await session()).toBe(before);
    },
  );

  it.each(refused)(
    'keeps nothing of a transaction with %s, wherever it stands, and works on',
    async (what, bad, code) => {
      const first = database.inTransaction((tx) => done(tx.execute(bad)));
      await expect(first).rejects.toMatchObject({ cause: { code } });
      await expectToWork(`${what} first`);
      const later = database.inTransaction(async (tx) => {
        await tx.execute(sql`insert into notes (name) values (${'lost'})`);
        return done(tx.execute(bad));
      });
      await expect(later).rejects.toMatchObject({ cause: { code } });
      await expectToWork(`${what} later`);
      const last = database.inTransaction(async (tx) => {
        await tx.execute(sql`insert into notes (name) values (${'lost'})`);
        return { answer: null, closing: bad };
      });
      await expect(last).rejects.toMatchObject({ code });
      await expectToWork(`${what} last`);
      const together = database.inTransaction(async (tx) =>
        done(Promise.all([tx.execute(sql`select ${what}::text`), tx.execute(bad), namesOf(tx)])),
      );
      await expect(together).rejects.toMatchObject({ cause: { code } });
      await expectToWork(`${what} together`);
    },
  );

  it('goes on in a transaction whose savepoint took a refused statement back', async () => {
    const { answer } = await database.inTransaction(async (tx) => {
      const inner = tx.transaction((point) => point.execute(sql`insert into notes (name) values (${one})`));
      await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } });
      return { answer: await namesOf(tx), closing: null };
    });
    expect(answer).toEqual([one]);
    await expectToWork('savepoint');
  });

  it('leaves nothing of a connection that was thrown away with an open transaction', async () => {
    const lost = database.inTransaction(async (tx) => {
      await tx.execute(sql`insert into notes (name) values (${'lost'})`);
      await tx.execute(sql`deallocate all`);
      return done(tx.execute(sql`insert into notes (name) values (${'lost too'})`));
    });
    await expect(lost).rejects.toMatchObject({ cause: { code: '26000' } });
    await expectToWork('thrown away');
  });

  it('lets work that was given up do nothing more', async () => {
    let goOn = () => {};
    const gone = new Promise<void>((resolve) => (goOn = resolve));
    let late: Promise<unknown> = Promise.resolve();
    const given = database.inTransaction(async (tx) => {
      await tx.execute(sql`insert into notes (name) values (${'lost'})`);
      late = gone.then(() => tx.execute(sql`insert into notes (name) values (${'late'})`));
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    goOn();
    await expect(late).rejects.toMatchObject({ cause: { message: 'The transaction is over.' } });
    await expectToWork('given up');
  });
});

async function namesOf(reader: Database | Transaction): Promise<unknown[]> {
  const { rows } = await reader.execute(
    sql`select name from notes where name <> ${''} order by name = ${one} desc`,
  );
  return rows.map(({ name }) => name);
}

async function done(work: Promise<unknown>) {
  await work;
  return { answer: null, closing: null };
}
