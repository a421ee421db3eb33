import type { CareReport, Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { readCheckInSteps, type CheckInStep } from '../check-ins';
import type { Spans } from './read-report';

/** How somebody was found; null for whoever may not see check-ins. */
export async function readWellness(
  reader: Reader,
  member: Member,
  spans: Spans,
): Promise<CareReport['wellness']> {
  if (!can(member, 'check-in:view', spans.now.recipientId)) return null;
  const [now] = await readCheckInSteps(reader, spans.now);
  const [before] = await readCheckInSteps(reader, spans.before);
  const compared = (figure: (found: CheckInStep) => number | null) => ({
    now: now ? figure(now) : null,
    before: before ? figure(before) : null,
  });
  return {
    checkIns: compared((found) => found.checkIns),
    days: compared((found) => found.days),
    safe: compared((found) => found.safe),
    ok: compared((found) => found.ok),
    needsHelp: compared((found) => found.needsHelp),
    mood: compared(moodOf),
  };
}

/** The middle of the moods that were told, with one decimal; null where none was. */
export function moodOf({ mood, moods }: Pick<CheckInStep, 'mood' | 'moods'>): number | null {
  return moods === 0 ? null : Math.round((10 * mood) / moods) / 10;
}
