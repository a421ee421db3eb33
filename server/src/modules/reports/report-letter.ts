import type { Member } from '@carecircle/contracts';
import { reportLimits } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import type { Letter } from '../../mail/mail';
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
  origin: string;
  now: Date;
}

/** The weekly report of a circle as a letter: what this member may read of it, and nothing of it in the subject (REP-3). */
export async function reportLetter(
  reader: Reader,
  { member, circle, sender, origin, now }: Asked,
): Promise<Letter> {
  const readership = await readershipOf(reader, member);
  const { words } = readership;
  const documents: ReportDocument[] = [];
  for (const recipient of await listRecipientsOf(reader, circle.id)) {
    const ranges = reportRange({ period: 'weekly' }, recipient.timeZone, now);
    const report = await readReport(reader, {
      ...{ reader: member, recipient, ...ranges, notes: reportLimits.notes },
    });
    documents.push(documentFor(readership, { recipient, period: 'weekly', report }));
  }
  const told = documents.filter(({ sections }) => sections.length > 0).map(textOf);
  const text = [
    words.dear(member.name),
    words.intro(circle.name),
    ...(told.length > 0 ? told : [words.nothingToRead]),
    `${words.openReport} ${origin}/reports`,
    sender === null ? words.whyWeekly : words.whyAsked(sender),
  ].join('\n\n');
  return { to: member.email, subject: words.subject, text };
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
