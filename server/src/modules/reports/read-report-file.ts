import { reportLimits, type Member, type ReportPeriod } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { makePdf } from './pdf/make-pdf';
import { readReport } from './read-report';
import { readSteps } from './read-steps';
import { documentFor, readershipOf } from './report-for';
import { reportRange } from './report-range';
import { requireReported } from './require-reported';
import { refuse } from '../../refuse';
import { writeCsv } from './write-csv';

interface FileAsked {
  kind: 'pdf' | 'csv';
  recipientId: string;
  period: ReportPeriod;
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
}

/** A detailed report as a file, in the language of whoever reads it and as far as they may (REP-2). */
export async function readReportFile(
  reader: Reader,
  member: Member,
  { kind, recipientId, now, ...asked }: FileAsked,
): Promise<{ contentType: string; name: string; bytes: string | Uint8Array }> {
  if (!can(member, 'report:view')) throw refuse('NOT_ALLOWED', { message: 'You may not do this.' });
  const recipient = await requireReported(reader, member.circleId, recipientId);
  const ranges = reportRange(asked, recipient.timeZone, now);
  const read = { reader: member, recipient, ...ranges, notes: reportLimits.allNotes };
  const report = { ...(await readReport(reader, read)), ...(await readSteps(reader, read)) };
  const document = documentFor(await readershipOf(reader, member), {
    ...{ recipient, report, period: asked.from ? null : asked.period },
  });
  const name = `care-report-${ranges.range.to}.${kind}`;
  return kind === 'csv'
    ? { contentType: 'text/csv; charset=utf-8', name, bytes: writeCsv(document) }
    : { contentType: 'application/pdf', name, bytes: await makePdf(document) };
}
