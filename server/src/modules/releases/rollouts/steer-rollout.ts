import { randomUUID } from 'node:crypto';
import type { RolloutChange } from '@carecircle/contracts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { readCounts } from '../health/health-rows';
import {
  newSalt,
  nextRollout,
  nextStage,
  type RolloutState,
  type Step,
  type StepFacts,
} from './next-rollout';
import { releaseActions, releases, releaseVerdicts, rollouts } from '../releases.tables';
import type { RolloutRow } from './rollout-rows';

export interface Steering {
  remote: string;
  /** Revision that was decided on; null for what the server itself decides on the row that it holds. */
  revision: number | null;
  change: RolloutChange | { kind: 'advance' };
  reason: string;
  /** Who decided, for the audit trail. */
  actor: string;
}

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'signal'>;

/**
 * Changes who is served what (REL-2, REL-3), of all remotes that move together in one transaction, and tells every open page. Of two
 * operators at the same time the second is refused (CHANGED_MEANWHILE).
 */
export async function steerRollout(unit: Unit, steering: Steering): Promise<void> {
  const { tx } = unit;
  const { remote, revision, change } = steering;
  await requirePublished(tx, remote, change);
  const named =
    change.kind === 'offer' ? change.together.map((each) => each.remote) : await setOf(tx, remote);
  const rows = await lock(tx, [...new Set([remote, ...named])]);
  const own = rows.find((row) => row.remote === remote);
  if (revision !== null && (own?.revision ?? 0) !== revision) throw changedMeanwhile(remote);
  if (!own) return serveFirst(unit, steering);
  const unserved = named.find((name) => !rows.some((row) => row.remote === name));
  if (unserved !== undefined) throw refuse('NOT_FOUND', { message: `${unserved} is not served.` });
  const isSet = rows.length > 1;
  const together = { salt: newSalt(), setId: isSet ? randomUUID() : null };
  for (const row of rows) {
    const ownChange = changeFor(row, steering);
    await requirePublished(tx, row.remote, ownChange);
    const facts = { ...together, now: unit.now, fallbacks: await fallbacksOf(tx, row) };
    const step = ownChange.kind === 'advance' ? nextStage(row, facts) : nextRollout(row, ownChange, facts);
    await write(unit, row, step, steering);
  }
}

function changedMeanwhile(remote: string) {
  return refuse('CHANGED_MEANWHILE', { message: `${remote} was changed meanwhile. Look again.` });
}

/** Remotes whose candidates move together with this one's. */
async function setOf(tx: Reader, remote: string): Promise<string[]> {
  const [row] = await tx.select().from(rollouts).where(eq(rollouts.remote, remote));
  const setId = row?.candidate?.setId;
  if (!setId) return [];
  const rows = await tx
    .select({ remote: rollouts.remote })
    .from(rollouts)
    .where(sql`${rollouts.candidate} ->> 'setId' = ${setId}`);
  return rows.map((each) => each.remote);
}

/** In one order for everybody, so that two never wait for each other. */
function lock(tx: Transaction, remotes: string[]): Promise<RolloutRow[]> {
  return tx
    .select()
    .from(rollouts)
    .where(inArray(rollouts.remote, remotes))
    .orderBy(asc(rollouts.remote))
    .for('no key update');
}

/** What the change means for one remote of those that move together. */
function changeFor(
  { remote, candidate }: RolloutRow,
  { remote: asked, change }: Steering,
): Steering['change'] {
  if (remote === asked) return change;
  if (change.kind === 'serve') return { kind: 'serve', version: candidate?.version ?? '' };
  if (change.kind !== 'offer') return change;
  const own = change.together.find((each) => each.remote === remote);
  return { ...change, version: own?.version ?? '' };
}

async function serveFirst(unit: Unit, steering: Steering): Promise<void> {
  const { remote, change } = steering;
  if (change.kind !== 'serve') throw refuse('INVALID_STATE', { message: `${remote} is not served yet.` });
  const { version } = change;
  const state = { version, previousVersion: null, candidate: null };
  const added = await unit.tx
    .insert(rollouts)
    .values({ remote, ...state, changedAt: unit.now })
    .onConflictDoNothing()
    .returning({ remote: rollouts.remote });
  if (added.length === 0) throw changedMeanwhile(remote);
  const row = { remote, ...state, changedAt: unit.now, revision: 0 };
  await write(unit, row, { state, action: 'served', version, withdrawn: null }, steering);
}

async function write(unit: Unit, row: RolloutRow, step: Step, { reason, actor }: Steering): Promise<void> {
  const { tx, now } = unit;
  const { remote } = row;
  const revision = row.revision + 1;
  const state = await withBaseline(tx, remote, row, step.state);
  const isOther = state.version !== row.version || row.revision === 0;
  const next = { ...state, revision, changedAt: isOther ? now : row.changedAt };
  await tx.update(rollouts).set(next).where(eq(rollouts.remote, remote));
  await tx.insert(releaseActions).values({
    ...{ id: randomUUID(), remote, version: step.version, action: step.action, actor, reason, at: now },
    ...{ revision, state },
  });
  if (step.withdrawn) await judge(tx, { remote, version: step.withdrawn, verdict: 'withdrawn', at: now });
  else if (step.action === 'served' || step.action === 'offered') await acquit(tx, remote, step.version);
  unit.signal({ type: 'release.changed', payload: { remote, version: step.version } }, null);
}

/** What was counted before a candidate began speaks neither for nor against it. */
async function withBaseline(tx: Reader, remote: string, before: RolloutState, state: RolloutState) {
  const { candidate, version } = state;
  if (!candidate || before.candidate) return state;
  const since = new Date(candidate.startedAt);
  const evidence = {
    candidate: await readCounts(tx, { remote, version: candidate.version, since }),
    control: await readCounts(tx, { remote, version, since }),
    log: 0,
  };
  return { ...state, candidate: { ...candidate, evidence } };
}

export async function judge(
  tx: Transaction,
  { remote, version, verdict, at }: typeof releaseVerdicts.$inferInsert,
): Promise<void> {
  await tx
    .insert(releaseVerdicts)
    .values({ remote, version, verdict, at })
    .onConflictDoUpdate({ target: [releaseVerdicts.remote, releaseVerdicts.version], set: { verdict, at } });
}

/** An operator gives a version that was taken back another try. */
async function acquit(tx: Transaction, remote: string, version: string): Promise<void> {
  const isIt = and(eq(releaseVerdicts.remote, remote), eq(releaseVerdicts.version, version));
  await tx.delete(releaseVerdicts).where(and(isIt, eq(releaseVerdicts.verdict, 'withdrawn')));
}

/** Versions that can stand in, the newest good one first; where none is known as good, what was served until now. */
async function fallbacksOf(
  tx: Reader,
  { remote, version, previousVersion }: RolloutRow,
): Promise<StepFacts['fallbacks']> {
  const verdicts = await tx
    .select()
    .from(releaseVerdicts)
    .where(eq(releaseVerdicts.remote, remote))
    .orderBy(desc(releaseVerdicts.at));
  const good = verdicts.filter(({ verdict }) => verdict === 'good').map((row) => row.version);
  const withdrawn = new Set(
    verdicts.filter(({ verdict }) => verdict === 'withdrawn').map((row) => row.version),
  );
  const before = [version, previousVersion].filter(
    (each) => typeof each === 'string' && !withdrawn.has(each),
  );
  return [...new Set([...good, ...before])].filter((each) => typeof each === 'string');
}

async function requirePublished(tx: Reader, remote: string, change: Steering['change']): Promise<void> {
  if (change.kind !== 'offer' && change.kind !== 'serve') return;
  const [row] = await tx
    .select({ version: releases.version })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, change.version)));
  if (!row) throw refuse('NOT_FOUND', { message: `${remote} ${change.version} was never published.` });
}
