import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '../testing/depth';
import { isOnPostgres, openBareDatabase } from '../testing/test-database';
import { tryMigrations, type MigrationTrial } from '../testing/try-migrations';
import { knownMigrations, migrationsFolder } from './apply-migrations';
import type { DatabaseHandle } from './database';

const longestLockMs = 1_000;
/** On PostgreSQL a million rows in all, most of them where a busy installation has most; embedded a part of them. */
const rowsOf = (table: string) =>
  (table === 'events' ? 500_000 : 20_000) / (isOnPostgres ? 1 : times(20, 200));

/** Later migrations, as a careless and a careful colleague would write them. */
const harmless = `ALTER TABLE "events" ADD COLUMN "trial" text;`;
const lossy = `UPDATE "tasks" SET "title" = 'Task' WHERE "title" = 'text 7';`;
const slow = `ALTER TABLE "events" ADD COLUMN "trial_two" text DEFAULT md5(random()::text);`;

/** The real migrations and these after them. */
function withMigrations(folder: string, later: Record<string, string>): string {
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  for (const [tag, text] of Object.entries(later)) {
    const { idx, when } = journal.entries.at(-1);
    journal.entries.push({ idx: idx + 1, version: '7', when: when + 1, tag, breakpoints: true });
    writeFileSync(path.join(folder, `${tag}.sql`), text);
  }
  writeFileSync(journalFile, JSON.stringify(journal));
  return folder;
}

describe('migrations after the first, on a full database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
  let database: DatabaseHandle;
  let real: MigrationTrial[];
  let trials: Record<'harmless' | 'lossy' | 'slow', MigrationTrial>;
  beforeAll(async () => {
    database = await openBareDatabase();
    const all = await tryMigrations(database.db, withMigrations(folder, { harmless, lossy, slow }), rowsOf);
    real = all.slice(0, -3);
    const [first, second, third] = all.slice(-3) as [MigrationTrial, MigrationTrial, MigrationTrial];
    trials = { harmless: first, lossy: second, slow: third };
  }, 600_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('hold no lock longer than a second and leave old rows as they are', () => {
    expect(real.map(({ madeAt }) => madeAt)).toEqual(knownMigrations().slice(1));
    for (const trial of real) {
      expect(trial).toMatchObject({ changed: [], rewritten: [] });
      expect(trial.heldMs).toBeLessThan(longestLockMs);
    }
  });

  it('are found out when they change old rows or rewrite a large table', () => {
    expect(trials.harmless).toMatchObject({ changed: [], rewritten: [] });
    expect(trials.harmless.heldMs).toBeLessThan(longestLockMs);
    expect(trials.lossy.changed).toEqual(['tasks.title']);
    expect(trials.slow).toMatchObject({ changed: [], rewritten: ['events'] });
    if (isOnPostgres) expect(trials.slow.heldMs).toBeGreaterThan(longestLockMs);
  });
});
