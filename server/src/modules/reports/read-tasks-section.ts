import { reportLimits, type CareReport, type Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { readCompletedSteps, readLastCompleted } from '../tasks';
import type { Spans } from './read-report';

/** What was done; null for whoever may not see tasks. */
export async function readTasks(reader: Reader, member: Member, spans: Spans): Promise<CareReport['tasks']> {
  if (!can(member, 'task:view')) return null;
  const [now] = await readCompletedSteps(reader, spans.now);
  const [before] = await readCompletedSteps(reader, spans.before);
  const last = await readLastCompleted(reader, spans.now, reportLimits.recentTasks);
  return {
    completed: { now: now?.completed ?? null, before: before?.completed ?? null },
    recent: last.map(({ id, title, completedBy, completedAt }) => ({
      ...{ id, title, completedBy },
      completedAt: (completedAt ?? new Date(0)).toISOString(),
    })),
  };
}
