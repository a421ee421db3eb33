import type { CareReport, Compared, Member } from '@carecircle/contracts';
import { circleLimits } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { readCareSteps, type CareStep } from '../care-log';
import type { Spans } from './read-report';

/** Minutes of care, whoever gave most first; null for whoever may not see the care log. */
export async function readCareTime(
  reader: Reader,
  member: Member,
  spans: Spans,
): Promise<CareReport['careTime']> {
  if (!can(member, 'care-log:view', spans.now.recipientId)) return null;
  const now = await readCareSteps(reader, spans.now);
  const before = await readCareSteps(reader, spans.before);
  const minutesOf = (found: readonly CareStep[], memberId: string) =>
    found.find((step) => step.memberId === memberId)?.minutes ?? null;
  const members = [...new Set([...now, ...before].map(({ memberId }) => memberId))].map((memberId) => ({
    memberId,
    minutes: { now: minutesOf(now, memberId), before: minutesOf(before, memberId) } satisfies Compared,
  }));
  return {
    minutes: { now: totalOf(now), before: totalOf(before) },
    members: members
      .sort((one, other) => (other.minutes.now ?? 0) - (one.minutes.now ?? 0))
      .slice(0, circleLimits.members),
  };
}

function totalOf(found: readonly CareStep[]): number | null {
  return found.length === 0 ? null : found.reduce((total, { minutes }) => total + minutes, 0);
}
