import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Adherence } from '../medications/dose';
import { Day, Id, Instant } from '../primitives';
import { reportLimits, reportPeriods } from './report-choices';

export const ReportPeriod = z.enum(reportPeriods);

/** A figure of the period, and of the one before it; null where there was no record. */
const Compared = z.object({ now: z.number().nullable(), before: z.number().nullable() });
export type Compared = z.infer<typeof Compared>;

/** Days of a report, both ends included, in the zone of the person cared for. */
export const ReportRange = z.object({ from: Day, to: Day });
export type ReportRange = z.infer<typeof ReportRange>;

/** How somebody was found (CHK-1). */
const Wellness = z.object({
  checkIns: Compared,
  /** Days with a check-in. */
  days: Compared,
  safe: Compared,
  ok: Compared,
  needsHelp: Compared,
  /** From 1, very low, to 5, very good, with one decimal. */
  mood: Compared,
});

const Given = z.object({
  now: Adherence,
  before: Adherence,
  /** Those with a dose in the period, the most doses first; deleted ones too. */
  medications: z
    .array(z.object({ medicationId: Id, name: z.string(), now: Adherence, before: Adherence }))
    .max(reportLimits.medications),
});

/** Tasks that somebody completed, for this person or for nobody in particular. */
const Tasks = z.object({
  completed: Compared,
  recent: z
    .array(z.object({ id: Id, title: z.string(), completedBy: Id.nullable(), completedAt: Instant }))
    .max(reportLimits.recentTasks),
});

/** Minutes of care (CARE-1). */
const CareMinutes = z.object({
  minutes: Compared,
  members: z.array(z.object({ memberId: Id, minutes: Compared })).max(circleLimits.members),
});

/** What somebody wrote down of the person's care. */
export const ReportNote = z.object({
  kind: z.enum(['hand-off', 'check-in', 'dose']),
  id: Id,
  at: Instant,
  /** Null where the product itself logged it. */
  authorId: Id.nullable(),
  /** Of whoever filled in a check-in over a link of the author. */
  overLinkBy: z.string().nullable(),
  /** Of a dose's note. */
  medicationName: z.string().nullable(),
  text: z.string(),
});
export type ReportNote = z.infer<typeof ReportNote>;

/** How a period was, from the circle's own records. A section is null for whoever may not read its records (REP-1). */
export const CareReport = z.object({
  recipientId: Id,
  range: ReportRange,
  before: ReportRange,
  wellness: Wellness.nullable(),
  adherence: Given.nullable(),
  tasks: Tasks.nullable(),
  careTime: CareMinutes.nullable(),
  /** Newest first; `count` is that of all. */
  notes: z.object({ count: z.int(), newest: z.array(ReportNote).max(reportLimits.allNotes) }).nullable(),
});
export type CareReport = z.infer<typeof CareReport>;

/** One point of a report's plots; null where there was no record, or for whoever may not read it. */
export const ReportStep = z.object({
  /** First of its days. */
  day: Day,
  checkIns: z.int().nullable(),
  mood: z.number().nullable(),
  /** Whole percent. */
  adherence: z.int().nullable(),
  tasks: z.int().nullable(),
  minutes: z.int().nullable(),
});
export type ReportStep = z.infer<typeof ReportStep>;

export const DetailedReport = z.object({
  ...CareReport.shape,
  /** Days that one point of the plots stands for. */
  stepDays: z.int(),
  steps: z.array(ReportStep).max(reportLimits.points),
});
export type DetailedReport = z.infer<typeof DetailedReport>;

/** Whether the weekly report comes by mail, and what became of the last letters that the reader had sent. */
export const ReportMail = z.object({
  /** What keeps this installation or circle from sending; null where nothing does. */
  hindrance: z.enum(['not-configured', 'demo']).nullable(),
  isWeekly: z.boolean(),
  /** When the next weekly one goes out; null without. */
  nextAt: Instant.nullable(),
  letters: z
    .array(z.object({ memberId: Id, status: z.enum(['waiting', 'sent', 'failed']), at: Instant }))
    .max(circleLimits.members),
});
export type ReportMail = z.infer<typeof ReportMail>;
