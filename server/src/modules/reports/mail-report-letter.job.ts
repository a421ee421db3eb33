import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import type { UnitOfWork } from '../../spine/context';
import { defineJob, type Job } from '../../spine/define-job';
import { cancelJob } from '../../spine/jobs/job-table';
import { sendAfterCommit } from '../../spine/send-after-commit';
import { reportLetter } from './report-letter';
import { reportLetters } from './reports.tables';

const payload = z.object({ circleId: Id, letterId: Id, attempt: z.int().positive() });
type Attempt = z.infer<typeof payload>;

/** Milliseconds after each attempt until the next. */
const pausesMs = [300_000, 1_800_000, 7_200_000];

/**
 * Sends one letter. The next attempt is planned before it goes out and taken back when it has gone, so that nothing waits for the
 * mail server inside a transaction. Whoever left meanwhile gets none; what it says is read when it is sent.
 */
export const mailReportLetter: Job<typeof payload> = defineJob({
  name: 'reports.mail-report-letter',
  rank: 'idle',
  payload,
  async run(unit) {
    const { tx, payload: attempt, now, schedule, services } = unit;
    const { circleId } = attempt;
    const [row] = await tx.select().from(reportLetters).where(isLetter(attempt)).for('no key update');
    if (row?.status !== 'waiting') return;
    const place = await findMembership(tx, circleId, row.memberId);
    const sender = await findMembership(tx, circleId, row.requestedBy);
    const pauseMs = pausesMs[attempt.attempt - 1];
    if (!place || place.member.status !== 'active' || pauseMs === undefined)
      return settle(unit, attempt, 'failed');
    await schedule(
      mailReportLetter,
      { ...attempt, attempt: attempt.attempt + 1 },
      new Date(now.getTime() + pauseMs),
      { key: attempt.letterId },
    );
    const { member, circle } = place;
    const name = row.week === null && row.requestedBy !== row.memberId ? sender?.member.name : null;
    const letter = await reportLetter(tx, {
      ...{ member, circle, sender: name ?? (row.week === null ? member.name : null) },
      ...{ services, now },
    });
    sendAfterCommit(unit, {
      ...{ what: 'a report', about: { letterId: attempt.letterId } },
      send: () => services.mail.send(letter),
      onSent: (later) => settle(later, attempt, 'sent'),
    });
  },
});

async function settle(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  attempt: Attempt,
  status: 'sent' | 'failed',
): Promise<void> {
  const { circleId, letterId } = attempt;
  const [row] = await tx
    .update(reportLetters)
    .set({ status, at: now })
    .where(and(isLetter(attempt), eq(reportLetters.status, 'waiting')))
    .returning();
  if (!row) return;
  await cancelJob(tx, mailReportLetter, { circleId, key: letterId });
  await record.toPerson(row.requestedBy, 'report-letter.settled', {
    ...{ circleId, memberId: row.memberId, status },
  });
}

function isLetter({ circleId, letterId }: Attempt) {
  return and(eq(reportLetters.circleId, circleId), eq(reportLetters.id, letterId));
}
