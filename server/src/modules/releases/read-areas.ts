import {
  releaseLimits,
  type PublishedVersion,
  type ReleaseAction,
  type ReleaseArea,
  type ReleaseExplanation,
} from '@carecircle/contracts';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { percentOfSlots, reasonToHave, slotOf } from './candidate';
import { chooseVersion, type ServableReleases } from './rollouts/choose-releases';
import { readHealth } from './health/read-health';
import { releaseActions, releases, releaseVerdicts, rollouts } from './releases.tables';
import { readRollouts, type RolloutRow } from './rollouts/rollout-rows';

/** Every area that was ever published, served or not, by name (REL-6). */
export async function readAreas(reader: Reader, now: Date): Promise<ReleaseArea[]> {
  const published = await reader
    .select({ remote: releases.remote, versions: count() })
    .from(releases)
    .groupBy(releases.remote)
    .orderBy(asc(releases.remote))
    .limit(releaseLimits.areas);
  const rows = await readRollouts(reader);
  const areas = [];
  for (const { remote } of published)
    areas.push(await areaOf(reader, remote, rows.find((row) => row.remote === remote) ?? null, rows, now));
  return areas;
}

export async function readArea(reader: Reader, remote: string, now: Date): Promise<ReleaseArea> {
  const [known] = await reader
    .select({ remote: releases.remote })
    .from(releases)
    .where(eq(releases.remote, remote))
    .limit(1);
  if (!known) throw refuse('NOT_FOUND', { message: `There is no area ${remote}.` });
  const rows = await readRollouts(reader);
  return areaOf(reader, remote, rows.find((row) => row.remote === remote) ?? null, rows, now);
}

async function areaOf(
  reader: Reader,
  remote: string,
  row: RolloutRow | null,
  all: readonly RolloutRow[],
  now: Date,
): Promise<ReleaseArea> {
  if (!row)
    return {
      remote,
      revision: 0,
      version: null,
      previous: null,
      changedAt: null,
      candidate: null,
      health: [],
    };
  const shown = [row.version, row.candidate?.version].filter((version) => typeof version === 'string');
  return {
    remote,
    revision: row.revision,
    version: row.version,
    previous: row.previousVersion,
    changedAt: row.changedAt.toISOString(),
    candidate: candidateOf(row, all),
    health: await readHealth(reader, remote, shown, now),
  };
}

function candidateOf(
  { remote, candidate }: RolloutRow,
  all: readonly RolloutRow[],
): ReleaseArea['candidate'] {
  if (!candidate) return null;
  const { version, circleIds, toOperators, isPaused, stages, stage, startedAt, setId } = candidate;
  const others = all.filter((row) => setId && row.candidate?.setId === setId && row.remote !== remote);
  return {
    ...{ version, circleIds, toOperators, isPaused, stages, stage, startedAt },
    percent: percentOfSlots(candidate.slots),
    nextStageAt: nextStageAt(candidate),
    together: others.map((row) => row.remote),
  };
}

function nextStageAt({
  stage,
  stages,
  stageAt,
  isPaused,
}: NonNullable<RolloutRow['candidate']>): string | null {
  const current = stage === null ? undefined : stages[stage];
  if (!current || isPaused) return null;
  return new Date(Date.parse(stageAt) + current.minutes * 60_000).toISOString();
}

/** The newest first. */
export async function readVersions(reader: Reader, remote: string): Promise<PublishedVersion[]> {
  const rows = await reader
    .select({ release: releases, verdict: releaseVerdicts.verdict })
    .from(releases)
    .leftJoin(
      releaseVerdicts,
      and(eq(releaseVerdicts.remote, releases.remote), eq(releaseVerdicts.version, releases.version)),
    )
    .where(eq(releases.remote, remote))
    .orderBy(desc(releases.publishedAt), desc(releases.version))
    .limit(releaseLimits.versions);
  return rows.map(({ release, verdict }) => ({
    version: release.version,
    publishedAt: release.publishedAt.toISOString(),
    publishedBy: release.publisher,
    commit: release.manifest.commit,
    notes: release.notes,
    sizeBytes: release.sizeBytes,
    standing: verdict ?? 'new',
  }));
}

/** The newest first (REL-7). */
export async function readHistory(reader: Reader, remote: string): Promise<ReleaseAction[]> {
  const rows = await reader
    .select()
    .from(releaseActions)
    .where(eq(releaseActions.remote, remote))
    .orderBy(desc(releaseActions.at), desc(releaseActions.revision), desc(releaseActions.id))
    .limit(releaseLimits.history);
  return rows.map(({ id, action, version, actor, reason, at }) => ({
    ...{ id, action, version, actor, reason },
    at: at.toISOString(),
  }));
}

/** 'Why does this circle get this version?' The answer follows from the same rule as the choice itself. */
export async function explainChoice(
  reader: Reader,
  { remote, circleId, servable }: { remote: string; circleId: string; servable: ServableReleases },
): Promise<ReleaseExplanation> {
  const [row] = await reader.select().from(rollouts).where(eq(rollouts.remote, remote));
  if (!row) return { remote, version: null, because: 'not-served', slot: null, upTo: null };
  const audience = { circleId, isOperator: false };
  const version = await chooseVersion(reader, row, { audience, servable });
  const { candidate } = row;
  const place = {
    slot: candidate ? slotOf(circleId, candidate.salt) : null,
    upTo: candidate ? candidate.slots : null,
  };
  const reason = candidate && reasonToHave(candidate, audience);
  const wanted = reason ? candidate.version : row.version;
  if (version !== wanted) return { remote, version, because: 'lost', ...place };
  return { remote, version, because: reason ?? (candidate ? 'not-in-share' : 'everybody'), ...place };
}
