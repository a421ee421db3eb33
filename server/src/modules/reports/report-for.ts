import type {
  CareReport,
  Member,
  Preferences,
  Recipient,
  ReportPeriod,
  ReportStep,
} from '@carecircle/contracts';
import { listMembers } from '../../access/find-member';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { reportDocument, type ReportDocument } from './report-document';
import { reportFormats } from './report-formats';
import { reportWords, type ReportWords } from './words/report-words';

export interface Readership {
  preferences: Preferences;
  words: ReportWords;
  nameOf: (memberId: string) => string;
}

/** The language and formats of whoever reads, and the names that they know people by. */
export async function readershipOf(reader: Reader, { id, circleId }: Member): Promise<Readership> {
  const preferences = preferencesOf(await requirePerson(reader, id));
  const words = reportWords[preferences.language];
  const names = new Map((await listMembers(reader, circleId)).map((member) => [member.id, member.name]));
  return { preferences, words, nameOf: (memberId) => names.get(memberId) ?? words.formerMember };
}

interface Told {
  recipient: Pick<Recipient, 'name' | 'timeZone'>;
  /** Null for days that the reader chose. */
  period: ReportPeriod | null;
  report: CareReport & { steps?: readonly ReportStep[]; stepDays?: number };
}

/** A report in the words of its reader. */
export function documentFor({ preferences, words, nameOf }: Readership, told: Told): ReportDocument {
  const { recipient, period, report } = told;
  return reportDocument({
    title: words.title[period ?? 'chosen'],
    person: recipient.name,
    report,
    words,
    formats: reportFormats(preferences, recipient.timeZone, words),
    nameOf,
  });
}
