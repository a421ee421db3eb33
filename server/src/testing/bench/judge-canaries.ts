import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { HealthSignal } from '@carecircle/contracts';
import { createRandom } from '../../api-conformance/model/random';
import { readConfiguration } from '../../configuration';
import { createServer } from '../../create-server';
import { steerRollout, type HealthTally } from '../../modules/releases';
import { reasonToHave, type CandidateState } from '../../modules/releases/candidate';
import { lookEveryMs } from '../../modules/releases/rollouts/release-guard';
import { releases } from '../../modules/releases/releases.tables';
import { readRollouts } from '../../modules/releases/rollouts/rollout-rows';
import { openParts } from '../../open-parts';
import { inUnitOfWork } from '../../spine/unit-of-work';
import { testBuild } from '../test-build';
import { visitsOf, type Visit } from './canary-visits';

/**
 * What the bench of releases asks for: so many rollouts at once (`RUNS`), each with a version at 5 % of circles, visited as `CANARY`
 * says, on a clock that is set on second by second. Browsers' reports, their sums, the guard and what it changes are the server's own.
 * Says as one line of JSON after how many seconds each was taken back; null where it was not.
 */
const runs = Number(process.env.RUNS);
const canary = JSON.parse(process.env.CANARY ?? '') as Parameters<typeof visitsOf>[0];
const [before, next] = ['1.0.0', '1.1.0'];
const remotes = Array.from({ length: runs }, (_, run) => `mfe-canary-${run}`);

const folder = mkdtempSync(path.join(tmpdir(), 'judge-canaries-'));
let now = Date.parse('2026-11-21T15:00:00Z');
const clock = { now: () => new Date(now) };
let tally: HealthTally | undefined;
const parts = await openParts(readConfiguration({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' }));
const server = await createServer({
  ...{ ...parts, clock, log: pino({ level: 'silent' }) },
  web: async (_spine, given) => {
    tally = given;
    return () => undefined;
  },
});
const { db } = server.spine.database;
try {
  await offerAll();
  console.info(JSON.stringify([...(await visitAll()).values()]));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function offerAll(): Promise<void> {
  for (const remote of remotes) {
    for (const version of [before, next]) {
      const { manifest } = testBuild(version, version, { name: remote });
      await db.insert(releases).values({ remote, version, manifest, publishedAt: clock.now() });
    }
    await steer(remote, { kind: 'serve', version: before });
    const rule = { percent: 5, circleIds: [], toOperators: false, stages: [], together: [] };
    await steer(remote, { kind: 'offer', version: next, ...rule });
  }
  // The same circles in every run of the bench.
  await db.execute(sql`update rollouts set candidate = jsonb_set(candidate, '{salt}', to_jsonb(remote))`);
}

function steer(remote: string, change: Parameters<typeof steerRollout>[1]['change']): Promise<void> {
  const origin = { actorId: null, circleId: null, now: clock.now() };
  const steering = { remote, revision: null, change, reason: 'a bench', actor: 'a bench' };
  return inUnitOfWork(server.spine, origin, (unit) => steerRollout(unit, steering));
}

/** Of each remote the second in which its version was taken back. */
async function visitAll(): Promise<Map<string, number | null>> {
  const takenBack = new Map<string, number | null>(remotes.map((remote) => [remote, null]));
  const rules = new Map((await readRollouts(db)).map(({ remote, candidate }) => [remote, candidate]));
  const visits = remotes.map((remote, run) => ({
    remote,
    ofSecond: visitsOf(canary, createRandom(run + 1), isFirst(rules.get(remote))),
  }));
  for (let second = 1; second <= canary.seconds; second += 1) {
    now += 1_000;
    for (const { remote, ofSecond } of visits)
      if (takenBack.get(remote) === null) for (const visit of ofSecond(second)) await tell(remote, visit);
    if ((second * 1_000) % lookEveryMs !== 0) continue;
    await server.lookAtReleases();
    for (const { remote, candidate } of await readRollouts(db))
      if (candidate === null) takenBack.set(remote, takenBack.get(remote) ?? second);
    if ([...takenBack.values()].every((each) => each !== null)) break;
  }
  return takenBack;
}

/** Whether a circle has the new version, by the server's own rule. */
function isFirst(candidate: CandidateState | null | undefined): (circleId: string) => boolean {
  if (!candidate) throw new Error('No version is on its way.');
  return (circleId) => reasonToHave(candidate, { circleId, isOperator: false }) !== null;
}

async function tell(remote: string, { personId, isCandidate, ms, hasFailed }: Visit): Promise<void> {
  const of = { remote, version: isCandidate ? next : before };
  const crash: HealthSignal[] = [
    { ...of, kind: 'crash' },
    { ...of, kind: 'failed' },
  ];
  await tally?.note(personId, [{ ...of, kind: 'load', ms }, ...(hasFailed ? crash : [])], clock.now());
}
