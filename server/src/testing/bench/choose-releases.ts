import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { applyMigrations } from '../../database/apply-migrations';
import type { Database } from '../../database/database';
import { openFolderDatabase } from '../../database/open-folder-database';
import { chooseReleases } from '../../modules/releases';
import { testBuild } from '../test-build';

/**
 * What the bench of releases asks for: a registry of so many remotes (`REMOTES`) with so many versions of each (`VERSIONS`), in a data
 * folder of its own. Every second remote has a version on its way to a share of circles. Says as one line of JSON how many milliseconds
 * each choice for a page took, every time for another circle.
 */
const [remotes, versions] = [Number(process.env.REMOTES), Number(process.env.VERSIONS)];
const warmUps = 200;
const choices = 2_000;

const folder = mkdtempSync(path.join(tmpdir(), 'choose-releases-'));
const { db, close } = await openFolderDatabase(folder);
try {
  await applyMigrations(db);
  await fillRegistry(db);
  console.info(JSON.stringify(await takeChoices(db)));
} finally {
  await close();
  rmSync(folder, { recursive: true });
}

async function fillRegistry(db: Database): Promise<void> {
  const manifest = JSON.stringify(manifestLikeOurs());
  await db.execute(sql`
    insert into releases (remote, version, manifest, published_at)
    select 'mfe-' || remote, '1.' || version || '.0',
      ${manifest}::jsonb || jsonb_build_object('name', 'mfe-' || remote, 'version', '1.' || version || '.0'),
      now() - (${versions}::int - version) * interval '1 day'
    from generate_series(1, ${remotes}::int) remote, generate_series(1, ${versions}::int) version`);
  const candidate = JSON.stringify(candidateLikeOurs(`1.${versions}.0`));
  await db.execute(sql`
    insert into rollouts (remote, version, previous_version, changed_at, revision, candidate)
    select 'mfe-' || remote, ${`1.${versions - 1}.0`}, ${`1.${versions - 2}.0`}, now(), 200,
      case when remote % 2 = 0 then ${candidate}::jsonb || jsonb_build_object('salt', 'salt ' || remote) end
    from generate_series(1, ${remotes}::int) remote`);
  await db.execute(sql`analyze`);
}

/** As long as one of the product's own: some forty files, and what it says of itself in six languages. */
function manifestLikeOurs(): object {
  const sum = `sha256-${'A'.repeat(43)}=`;
  const files = Array.from({ length: 40 }, (_, file) => ({
    ...{ path: `assets/part-${file}-AbCdEfGh.js`, integrity: sum, size: 4_000 },
  }));
  const words = Object.fromEntries(
    ['en', 'es', 'fr', 'de', 'it', 'pt'].map((language) => [
      language,
      Object.fromEntries(
        Array.from({ length: 30 }, (_, word) => [`pets.word-${word}`, 'A word of the area']),
      ),
    ]),
  );
  return testBuild('1.0.0', '', { files, words }).manifest;
}

function candidateLikeOurs(version: string): object {
  const counts = { loads: 1_000, failures: 10 };
  const [startedAt, stages] = [new Date().toISOString(), [{ percent: 5, minutes: 30 }]];
  return {
    ...{ version, slots: 500, circleIds: [], toOperators: true, stages, stage: 0, stageAt: startedAt },
    ...{ startedAt, isPaused: false, setId: null },
    evidence: { candidate: counts, control: counts, log: 0 },
  };
}

async function takeChoices(db: Database): Promise<number[]> {
  const lostReleases = new Set<string>();
  const taken: number[] = [];
  for (let choice = -warmUps; choice < choices; choice += 1) {
    const audience = { circleId: randomUUID(), isOperator: false };
    const begun = performance.now();
    const chosen = await chooseReleases(db, { lostReleases, shellExports: {} }, audience);
    if (choice >= 0) taken.push(performance.now() - begun);
    if (chosen.length !== remotes)
      throw new Error(`Only ${chosen.length} of ${remotes} remotes were chosen.`);
  }
  return taken;
}
