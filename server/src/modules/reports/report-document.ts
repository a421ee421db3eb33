import {
  reportAdherence,
  type Adherence,
  type CareReport,
  type Compared,
  type ReportStep,
} from '@carecircle/contracts';
import type { ReportFormats } from './report-formats';
import type { ReportWords } from './words/report-words';

export interface ReportTable {
  caption: string;
  head: string[];
  rows: string[][];
  /** Whether its rows are a label, the figure, and the one before. */
  isComparison?: boolean;
}

/** Values over time, without a gap between their days. */
export interface ReportPlot {
  title: string;
  values: (number | null)[];
  /** What the highest column stands for. */
  most: number;
  first: string;
  last: string;
  /** The highest in words. */
  top: string;
  /** For whoever does not see it; the table has each figure. */
  text: string;
}

export interface ReportSection {
  title: string;
  plots: ReportPlot[];
  tables: ReportTable[];
  /** What stands below the tables, or instead of them. */
  lines: string[];
}

/** A report in the words of its reader, the same for a file and a letter. */
export interface ReportDocument {
  language: string;
  title: string;
  subtitle: string;
  sections: ReportSection[];
  /** Around the number of a page and that of all. */
  pageOf: [string, string, string];
}

export interface DocumentParts {
  title: string;
  person: string;
  report: CareReport & { steps?: readonly ReportStep[]; stepDays?: number };
  words: ReportWords;
  formats: ReportFormats;
  /** Name of a member of the circle. */
  nameOf: (memberId: string) => string;
}

/** What a report says, section by section; those that its reader may not see are left out. */
export function reportDocument(parts: DocumentParts): ReportDocument {
  const { title, person, report, formats } = parts;
  const sections = [
    wellnessSection(parts),
    adherenceSection(parts),
    activitySection(parts),
    courseSection(parts),
    notesSection(parts),
  ];
  return {
    language: formats.language,
    title: `${title}: ${person}`,
    subtitle: formats.range(report.range),
    sections: sections.filter((section) => section !== null),
    pageOf: parts.words.pageOf,
  };
}

function comparison(
  { words, report, formats }: DocumentParts,
  caption: string,
  rows: string[][],
): ReportTable {
  const before = `${words.before} (${formats.range(report.before)})`;
  return { caption, head: [words.figure, words.now, before], rows, isComparison: true };
}

function figure({ formats }: DocumentParts, label: string, { now, before }: Compared): string[] {
  return [label, formats.number(now), formats.number(before)];
}

function wellnessSection(parts: DocumentParts): ReportSection | null {
  const { words, report } = parts;
  if (!report.wellness) return null;
  const { checkIns, days, safe, ok, needsHelp, mood } = report.wellness;
  const rows = [
    figure(parts, words.checkIns, checkIns),
    figure(parts, words.days, days),
    figure(parts, words.safe, safe),
    figure(parts, words.ok, ok),
    figure(parts, words.needsHelp, needsHelp),
    figure(parts, words.mood, mood),
  ];
  return { title: words.wellness, plots: [], tables: [comparison(parts, words.wellness, rows)], lines: [] };
}

function adherenceSection(parts: DocumentParts): ReportSection | null {
  const { words, report } = parts;
  if (!report.adherence) return null;
  const { now, before, medications } = report.adherence;
  const total = [words.given, givenText(parts, now), givenText(parts, before)];
  const rows = medications.map((each) => [
    each.name,
    givenText(parts, each.now),
    givenText(parts, each.before),
  ]);
  const tables = [comparison(parts, words.adherence, [total])];
  if (rows.length > 0) {
    const byMedication = comparison(parts, words.medication, rows);
    tables.push({ ...byMedication, head: [words.medication, ...byMedication.head.slice(1)] });
  }
  return { title: words.adherence, plots: [], tables, lines: [] };
}

/** Per cent, its word and the doses that it comes from. */
function givenText({ words, formats }: DocumentParts, { percent, ...counts }: Adherence): string {
  if (percent === null) return words.noData;
  const given = counts.taken + counts.late;
  const all = given + counts.skipped + counts.missed;
  const { good, fair } = reportAdherence;
  const word = percent >= good ? words.good : percent >= fair ? words.fair : words.low;
  return `${formats.percent(percent)}, ${word} (${words.doses(formats.number(given), formats.number(all))})`;
}

function activitySection(parts: DocumentParts): ReportSection | null {
  const { words, report, formats, nameOf } = parts;
  const { tasks, careTime } = report;
  if (!tasks && !careTime) return null;
  const figures = [
    ...(tasks ? [figure(parts, words.tasks, tasks.completed)] : []),
    ...(careTime ? [minutesRow(parts, words.careTime, careTime.minutes)] : []),
  ];
  const tables = [comparison(parts, words.activity, figures)];
  if (tasks && tasks.recent.length > 0) {
    const rows = tasks.recent.map(({ title, completedBy, completedAt }) => [
      title,
      completedBy === null ? '' : nameOf(completedBy),
      formats.moment(completedAt),
    ]);
    tables.push({ caption: words.recentTasks, head: [words.task, words.member, words.day], rows });
  }
  if (careTime && careTime.members.length > 0) {
    const rows = careTime.members.map(({ memberId, minutes }) =>
      minutesRow(parts, nameOf(memberId), minutes),
    );
    const byMember = comparison(parts, words.byMember, rows);
    tables.push({ ...byMember, head: [words.member, ...byMember.head.slice(1)] });
  }
  return { title: words.activity, plots: [], tables, lines: [] };
}

function minutesRow({ formats }: DocumentParts, label: string, { now, before }: Compared): string[] {
  return [label, formats.minutes(now), formats.minutes(before)];
}

interface Column {
  label: string;
  valueOf: (step: ReportStep) => number | null;
  format: (value: number | null) => string;
  /** What a full column means; the greatest value unless told. */
  most?: number;
}

/** Of each section that the reader sees, what can be followed over time. */
function columnsOf({ words, report, formats }: DocumentParts): Column[] {
  const { number, percentOrNone, minutes } = formats;
  const all: [unknown, Column][] = [
    [report.wellness, { label: words.checkIns, valueOf: (step) => step.checkIns, format: number }],
    [report.wellness, { label: words.mood, valueOf: (step) => step.mood, format: number, most: 5 }],
    [
      report.adherence,
      { label: words.given, valueOf: (step) => step.adherence, format: percentOrNone, most: 100 },
    ],
    [report.tasks, { label: words.tasks, valueOf: (step) => step.tasks, format: number }],
    [report.careTime, { label: words.careTime, valueOf: (step) => step.minutes, format: minutes }],
  ];
  return all.filter(([section]) => section !== null).map(([, column]) => column);
}

function courseSection(parts: DocumentParts): ReportSection | null {
  const { words, report, formats } = parts;
  const { steps = [], stepDays = 1 } = report;
  const columns = columnsOf(parts);
  if (steps.length === 0 || columns.length === 0) return null;
  const rows = steps.map((step) => [
    formats.day(step.day),
    ...columns.map(({ valueOf, format }) => format(valueOf(step))),
  ]);
  const head = [stepDays === 1 ? words.day : words.daysFrom, ...columns.map(({ label }) => label)];
  return {
    title: words.course,
    plots: columns.flatMap((column) => plotOf(column, steps, formats)),
    tables: [{ caption: words.course, head, rows }],
    lines: [],
  };
}

/** None where there is nothing to draw. */
function plotOf(
  { label, valueOf, format, most }: Column,
  steps: readonly ReportStep[],
  { day }: ReportFormats,
): ReportPlot[] {
  const values = steps.map(valueOf);
  const known = values.filter((value) => value !== null);
  const [first, last] = [steps[0], steps.at(-1)];
  if (known.length === 0 || !first || !last) return [];
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const range = least === greatest ? format(least) : `${format(least)} – ${format(greatest)}`;
  return [
    {
      ...{ title: label, values, most: most ?? greatest, first: day(first.day), last: day(last.day) },
      ...{ top: format(most ?? greatest), text: `${label}: ${range}` },
    },
  ];
}

function notesSection({ words, report, formats, nameOf }: DocumentParts): ReportSection | null {
  if (!report.notes) return null;
  const { count, newest } = report.notes;
  const authorOf = ({ authorId, overLinkBy }: (typeof newest)[number]) => {
    const member = authorId === null ? '' : nameOf(authorId);
    return overLinkBy === null ? member : words.over(overLinkBy, member);
  };
  const rows = newest.map((note) => [
    formats.moment(note.at),
    note.medicationName === null ? words.note[note.kind] : `${words.note[note.kind]}: ${note.medicationName}`,
    authorOf(note),
    note.text,
  ]);
  const head = [words.day, words.kind, words.member, words.text];
  const left = count - newest.length;
  return {
    title: words.careNotes,
    plots: [],
    tables: rows.length === 0 ? [] : [{ caption: words.careNotes, head, rows }],
    lines: [
      ...(rows.length === 0 ? [words.noNotes] : []),
      ...(left > 0 ? [words.moreNotes(formats.number(left))] : []),
    ],
  };
}
