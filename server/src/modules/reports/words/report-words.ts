import type { Language, ReportNote, ReportPeriod } from '@carecircle/contracts';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';

/** What a report says in a file or a letter. */
export interface ReportWords {
  title: Record<ReportPeriod | 'chosen', string>;
  now: string;
  before: string;
  figure: string;
  noData: string;
  wellness: string;
  adherence: string;
  activity: string;
  careNotes: string;
  course: string;
  checkIns: string;
  days: string;
  safe: string;
  ok: string;
  needsHelp: string;
  mood: string;
  given: string;
  good: string;
  fair: string;
  low: string;
  doses: (given: string, all: string) => string;
  medication: string;
  tasks: string;
  recentTasks: string;
  task: string;
  careTime: string;
  byMember: string;
  member: string;
  hours: (hours: string, minutes: string) => string;
  minutes: (minutes: string) => string;
  note: Record<ReportNote['kind'], string>;
  kind: string;
  text: string;
  day: string;
  daysFrom: string;
  formerMember: string;
  /** Who filled in a check-in over somebody's link. */
  over: (name: string, member: string) => string;
  noNotes: string;
  moreNotes: (count: string) => string;
  /** Around the number of a page and that of all. */
  pageOf: [string, string, string];
  subject: string;
  dear: (name: string) => string;
  intro: (circle: string) => string;
  openReport: string;
  whyAsked: (name: string) => string;
  whyWeekly: string;
  nothingToRead: string;
}

export const reportWords: Record<Language, ReportWords> = { en, es, fr, de, it, pt };
