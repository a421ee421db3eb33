import { randomUUID } from 'node:crypto';
import { reportLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { lockMember, requireMembers } from '../circles';
import { mailReportLetter } from './mail-report-letter.job';
import { hindranceOf, readReportMail } from './read-report-mail';
import { reportLetters } from './reports.tables';

const dayMs = 86_400_000;

/** A letter for each member, who gets it as far as their own flags go; one asked for twice gets one (REP-3). */
export const mailReport = defineCommand(
  apiContract.reports.mailReport,
  async ({ tx, input, actor, circle, now, record, schedule, services }) => {
    if (hindranceOf(circle, services.mail) !== null)
      throw refuse('INVALID_STATE', { message: 'No mail can be sent from here.' });
    const memberIds = [...new Set(input.memberIds)];
    await requireMembers(
      tx,
      circle.id,
      input.memberIds.map((id, index) => ({ id, path: `memberIds.${index}` })),
    );
    await requireLettersLeft(tx, { circleId: circle.id, memberId: actor.id, wanted: memberIds.length, now });
    for (const memberId of memberIds) {
      const letterId = randomUUID();
      await tx.insert(reportLetters).values({
        ...{ circleId: circle.id, id: letterId, memberId, requestedBy: actor.id },
        ...{ week: null, status: 'waiting', at: now },
      });
      const attempt = { circleId: circle.id, letterId, attempt: 1 };
      await schedule(mailReportLetter, attempt, now, { key: letterId });
    }
    await record('report.mailed', { memberIds });
    return readReportMail(tx, { circle, actor, now, mail: services.mail });
  },
);

interface Wanted {
  circleId: string;
  memberId: string;
  wanted: number;
  now: Date;
}

/** So many a day; the member is held, so that two requests at once count each other. */
async function requireLettersLeft(
  tx: Transaction,
  { circleId, memberId, wanted, now }: Wanted,
): Promise<void> {
  await lockMember(tx, circleId, memberId, 'active');
  const [sent] = await tx
    .select({ count: count() })
    .from(reportLetters)
    .where(
      and(
        eq(reportLetters.circleId, circleId),
        eq(reportLetters.requestedBy, memberId),
        gt(reportLetters.at, new Date(now.getTime() - dayMs)),
      ),
    );
  if ((sent?.count ?? 0) + wanted > reportLimits.lettersOfDay)
    throw refuse('TOO_MANY_ATTEMPTS', { message: 'So many reports cannot be sent on one day.' });
}
