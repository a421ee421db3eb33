import * as z from 'zod';
import { command, query } from '../api/operation';
import { circleLimits } from '../circles/circle-limits';
import type { FieldRule } from '../field-rule';
import { Day, Id } from '../primitives';
import { CareReport, DetailedReport, ReportMail, ReportPeriod } from './care-report';
import { reportLimits } from './report-choices';

const area = 'reports';

const reportShape = { recipientId: Id, period: ReportPeriod.default('weekly') };

const rangeShape = { from: Day.optional(), to: Day.optional() };
type ChosenRange = z.output<z.ZodObject<typeof rangeShape>>;

const dayMs = 86_400_000;

/** Days that a reader chose instead of a period: first and last, in their order, and not for ever. */
const rangeRules: FieldRule<ChosenRange>[] = [
  { path: 'to', code: 'range_incomplete', holds: ({ from, to }) => !from || Boolean(to) },
  { path: 'from', code: 'range_incomplete', holds: ({ from, to }) => !to || Boolean(from) },
  { path: 'to', code: 'end_before_start', holds: ({ from, to }) => !from || !to || from <= to },
  {
    path: 'to',
    code: 'day_range',
    holds: ({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < reportLimits.days * dayMs,
  },
];

/** Care reports: readings of other nouns' records, section by section as far as the reader's flags go (REP-1 to REP-3). */
export const reportsContract = {
  getCareReport: query({
    area,
    name: 'getCareReport',
    summary: 'How the last week, month or quarter was, with the one before beside it',
    scope: 'circle',
    action: 'report:view',
    audit: 'VIEW_REPORT',
    input: reportShape,
    output: CareReport,
  }),
  getDetailedReport: query({
    area,
    name: 'getDetailedReport',
    summary: 'The same with its course over time, for a period or for days of up to six years',
    scope: 'circle',
    action: 'report:view',
    audit: 'VIEW_REPORT',
    input: { ...reportShape, ...rangeShape },
    rule: rangeRules,
    output: DetailedReport,
  }),
  getReportMail: query({
    area,
    name: 'getReportMail',
    summary: 'Whether reports can be mailed, and what became of the last letters that I had sent',
    scope: 'circle',
    action: 'report:view',
    input: {},
    output: ReportMail,
  }),
  mailReport: command({
    area,
    name: 'mailReport',
    summary: 'Mail the weekly report to myself and members, to each what they may read',
    scope: 'circle',
    action: 'report:view',
    input: { memberIds: z.array(Id).min(1).max(circleLimits.members) },
    output: ReportMail,
  }),
  switchWeeklyReport: command({
    area,
    name: 'switchWeeklyReport',
    summary: 'Have the weekly report mailed to me each Monday, or no longer',
    scope: 'circle',
    action: 'report:view',
    input: { isOn: z.boolean() },
    output: ReportMail,
  }),
};
