import { reportLimits, type CareReport, type Member, type Recipient } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { readAdherence } from './read-adherence-section';
import { readCareTime } from './read-care-time-section';
import { readNotes } from './read-notes-section';
import { readTasks } from './read-tasks-section';
import { readWellness } from './read-wellness-section';
import { daysOf, type ReportRanges } from './report-range';
import type { DaySteps } from '../../records/day-steps';

export interface ReportAsked extends ReportRanges {
  /** Who reads it: a section holds what their flags allow (CIRC-4). */
  reader: Member;
  recipient: Pick<Recipient, 'id' | 'timeZone'>;
  /** How many notes at most. */
  notes?: number;
}

/** Days of a report, all of them one step. */
export type Span = DaySteps & { timeZone: string };

export interface Spans {
  now: Span;
  before: Span;
}

/** How a period was, read from the records of others: a report keeps no truth of its own (REP-1). */
export async function readReport(reader: Reader, asked: ReportAsked): Promise<CareReport> {
  const { reader: member, recipient, range, before, notes = reportLimits.notes } = asked;
  const spanOf = (days: ReportRanges['range']): Span => ({
    ...days,
    circleId: member.circleId,
    recipientId: recipient.id,
    timeZone: recipient.timeZone,
    stepDays: daysOf(days),
  });
  const spans = { now: spanOf(range), before: spanOf(before) };
  return {
    recipientId: recipient.id,
    range,
    before,
    wellness: await readWellness(reader, member, spans),
    adherence: await readAdherence(reader, member, spans),
    tasks: await readTasks(reader, member, spans),
    careTime: await readCareTime(reader, member, spans),
    notes: await readNotes(reader, member, spans.now, notes),
  };
}
