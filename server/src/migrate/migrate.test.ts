import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { knownMigrations } from '../database/apply-migrations';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { leapLength } from '../restore/leap';
import { eventStreams } from '../spine/spine.tables';
import { programOf } from '../testing/programs/programs';
import { hasPostgres, makePostgresDatabase } from '../testing/test-database';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function migrate(environment: Record<string, string>, ...options: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, ...environment };
  return (await run(process.execPath, [await programOf('migrate'), ...options], { env })).stdout.trim();
}

describe.runIf(hasPostgres)('npm run migrate', () => {
  it('brings the schema to this version once, whoever comes at the same time, and ends', async () => {
    const DATABASE_URL = await makePostgresDatabase();
    const both = await Promise.all([migrate({ DATABASE_URL }), migrate({ DATABASE_URL })]);
    const all = `${knownMigrations().length} migrations applied.`;
    expect(both.sort()).toEqual([all, 'The schema is up to date.']);
  });

  it('lets the logs of a restored database go on far beyond what browsers have seen', async () => {
    const DATABASE_URL = await makePostgresDatabase();
    await migrate({ DATABASE_URL });
    const database = await openPostgresDatabase({ url: DATABASE_URL });
    const scopeId = '11111111-1111-4111-8111-111111111111';
    await database.db.insert(eventStreams).values({ scopeId, scope: 'circle', sequence: 7 });
    expect(await migrate({ DATABASE_URL }, '--restored')).toBe('The schema is up to date.');
    expect(await database.db.select().from(eventStreams)).toMatchObject([{ sequence: 7 + leapLength }]);
    await database.close();
  });

  it('says that a data folder is restored another way', async () => {
    await expect(migrate({ DATABASE_URL: '' }, '--restored')).rejects.toThrow(/npm run restore/);
  });
});
