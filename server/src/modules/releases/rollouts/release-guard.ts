import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, notExists } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import type { UnitOfWork } from '../../../spine/context';
import type { Spine } from '../../../spine/spine';
import { inUnitOfWork } from '../../../spine/unit-of-work';
import { isGuilty, isSuspect, weigh, type Evidence } from '../health/evidence';
import { forgetCounts, readCounts } from '../health/health-rows';
import type { HealthTally } from '../health/health-tally';
import { releaseActions, releaseVerdicts, rollouts } from '../releases.tables';
import type { RolloutRow } from './rollout-rows';
import { judge, steerRollout } from './steer-rollout';

export const lookEveryMs = 5_000;
/** How long a version is with everybody before it counts as good. */
const healthWindowMs = 30 * 60_000;
/** A good version fails in fewer of its visits. */
const goodShare = 0.05;
const forgetEveryMs = 3_600_000;

export const guardActor = 'health guard';

export interface ReleaseGuard {
  start(): void;
  stop(): Promise<void>;
  /** One look at everything that is on its way. */
  look(): Promise<void>;
}

/**
 * Watches every candidate (REL-4): takes back what fails more often than the version before it and writes why, moves on what is due
 * for its next stage, and calls good what lived through its first half hour with everybody. Any number of servers may do it: each
 * decision is made on a row that is held.
 */
export function createReleaseGuard(spine: Spine, tally: HealthTally): ReleaseGuard {
  const { database, services } = spine;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let forgottenAt = 0;

  const inUnit = (work: (unit: UnitOfWork) => Promise<void>) =>
    inUnitOfWork(spine, { actorId: null, circleId: null, now: services.clock.now() }, work);

  const look = async () => {
    await tally.flush();
    const { db } = database;
    const now = services.clock.now();
    const due = await db
      .select({ remote: rollouts.remote })
      .from(rollouts)
      .where(isNotNull(rollouts.candidate));
    for (const { remote } of due) await inUnit((unit) => lookAt(unit, remote));
    for (const row of await unjudged(db, now)) await inUnit((unit) => callGood(unit, row));
    if (now.getTime() - forgottenAt < forgetEveryMs) return;
    forgottenAt = now.getTime();
    await forgetCounts(db, now);
  };

  return {
    look,
    start() {
      timer = setInterval(() => {
        // One that takes longer than the time between two is not begun once more meanwhile.
        looking ??= look()
          .catch((error: unknown) => services.log.warn({ err: error }, 'releases were not looked at'))
          .finally(() => (looking = null));
      }, lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await tally.flush().catch(() => undefined);
    },
  };
}

async function lookAt(unit: UnitOfWork, remote: string): Promise<void> {
  const { tx, now } = unit;
  const [row] = await tx.select().from(rollouts).where(eq(rollouts.remote, remote)).for('no key update');
  const candidate = row?.candidate;
  if (!row || !candidate) return;
  const since = new Date(candidate.startedAt);
  const evidence = weigh(
    candidate.evidence,
    await readCounts(tx, { remote, version: candidate.version, since }),
    await readCounts(tx, { remote, version: row.version, since }),
  );
  if (isGuilty(evidence)) {
    const reason = reasonOf(row, candidate.version, evidence);
    return steerRollout(unit, {
      remote,
      revision: null,
      change: { kind: 'rollBack' },
      reason,
      actor: guardActor,
    });
  }
  if (evidence !== candidate.evidence)
    await tx
      .update(rollouts)
      .set({ candidate: { ...candidate, evidence } })
      .where(eq(rollouts.remote, remote));
  if (isDue(row, now) && !isSuspect(evidence)) {
    const reason = 'The time of its stage is over.';
    await steerRollout(unit, {
      remote,
      revision: null,
      change: { kind: 'advance' },
      reason,
      actor: guardActor,
    });
  }
}

function isDue({ candidate }: RolloutRow, now: Date): boolean {
  if (!candidate || candidate.isPaused || candidate.stage === null) return false;
  const minutes = candidate.stages[candidate.stage]?.minutes ?? 0;
  return now.getTime() >= Date.parse(candidate.stageAt) + minutes * 60_000;
}

function reasonOf({ version }: RolloutRow, accused: string, { candidate, control }: Evidence): string {
  return (
    `${accused} failed in ${candidate.failures} of ${candidate.loads} visits, ` +
    `${version} at the same time in ${control.failures} of ${control.loads}.`
  );
}

/** What is with everybody for long enough and has no verdict yet. */
function unjudged(db: Spine['database']['db'], now: Date): Promise<RolloutRow[]> {
  const isJudged = db
    .select()
    .from(releaseVerdicts)
    .where(and(eq(releaseVerdicts.remote, rollouts.remote), eq(releaseVerdicts.version, rollouts.version)));
  return db
    .select()
    .from(rollouts)
    .where(and(lte(rollouts.changedAt, new Date(now.getTime() - healthWindowMs)), notExists(isJudged)));
}

async function callGood({ tx, now }: UnitOfWork, row: RolloutRow): Promise<void> {
  const { remote, version, changedAt } = row;
  const { loads, failures } = await readCounts(tx, { remote, version, since: changedAt });
  if (loads === 0 || failures / loads > goodShare) return;
  await judge(tx, { remote, version, verdict: 'good', at: now });
  await tell(tx, row, now, `It failed in ${failures} of ${loads} visits.`);
}

async function tell(tx: Transaction, { remote, version }: RolloutRow, at: Date, reason: string) {
  const action = { remote, version, action: 'good', actor: guardActor, reason, at } as const;
  await tx.insert(releaseActions).values({ ...action, id: randomUUID() });
}
