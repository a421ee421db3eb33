import { reportLimits, screenLink, type Member } from '@carecircle/contracts';
import type { FieldCrypto } from '../../crypto/field-crypto';
import type { Reader } from '../../database/database';
import { layOutLetter } from '../../mail/lay-out-letter';
import type { Letter } from '../../mail/mail';
import { unsubscribeUrl, type MailTopic } from '../../mail/mail-opt-outs';
import { listRecipientsOf } from '../circles';
import type { ReportDocument, ReportSection, ReportTable } from './report-document';
import { documentFor, readershipOf } from './report-for';
import { readReport } from './read-report';
import { reportRange } from './report-range';

interface Asked {
  member: Member;
  circle: { id: string; name: string };
  /** Who had it sent; null for the weekly one. */
  sender: string | null;
  services: { crypto: FieldCrypto; origin: string };
  now: Date;
}

/** The weekly report of a circle as a letter: what this member may read of it, and nothing of it in the subject (REP-3). */
export async function reportLetter(
  reader: Reader,
  { member, circle, sender, services, now }: Asked,
): Promise<Letter> {
  const readership = await readershipOf(reader, member);
  const { words, preferences } = readership;
  const documents: ReportDocument[] = [];
  for (const recipient of await listRecipientsOf(reader, circle.id)) {
    const ranges = reportRange({ period: 'weekly' }, recipient.timeZone, now);
    const report = await readReport(reader, {
      ...{ reader: member, recipient, ...ranges, notes: reportLimits.notes },
    });
    documents.push(documentFor(readership, { recipient, period: 'weekly', report }));
  }
  const told = documents.filter(({ sections }) => sections.length > 0).map(textOf);
  return layOutLetter({
    ...{
      to: member.email,
      language: preferences.language,
      subject: words.subject,
      greeting: words.dear(member.name),
    },
    paragraphs: [words.intro(circle.name), ...(told.length > 0 ? told : [words.nothingToRead])],
    button: { label: words.openReport, url: `${services.origin}${screenLink('reports')}` },
    footnotes: [sender === null ? words.whyWeekly : words.whyAsked(sender)],
    ...(sender === null && { unsubscribeUrl: unsubscribeUrl(services, weeklyTo(member.email)) }),
  });
}

/** The weekly letter, which its reader can end with one press. */
export function weeklyTo(email: string): MailTopic {
  return { email, kind: 'weekly-report' };
}

function textOf({ title, subtitle, sections }: ReportDocument): string {
  const heading = `${title}\n${subtitle}`;
  return [heading, ...sections.map(sectionText)].join('\n\n');
}

function sectionText({ title, tables, lines }: ReportSection): string {
  const rows = tables.flatMap((table) => [
    ...(table.caption === title ? [] : [`${table.caption}:`]),
    ...table.rows.map((row) => `- ${rowText(table, row)}`),
  ]);
  return [title.toUpperCase(), ...rows, ...lines].join('\n');
}

/** A comparison says what was before; other rows stand as they are. */
function rowText({ head, isComparison }: ReportTable, row: readonly string[]): string {
  const [label = '', now = '', before = ''] = row;
  if (!isComparison) return row.filter((cell) => cell !== '').join(' · ');
  return `${label}: ${now} (${head[2]?.split(' (')[0]}: ${before})`;
}
