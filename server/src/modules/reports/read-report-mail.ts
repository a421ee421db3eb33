import { circleLimits, type Circle, type Member, type ReportMail } from '@carecircle/contracts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import type { Mail } from '../../mail/mail';
import { hasOptedOut } from '../../mail/mail-opt-outs';
import { weeklyTo } from './report-letter';
import { reportLetters, weeklyReports } from './reports.tables';
import { isWeeklyOf } from './weekly-report-rows';

const shownMs = 86_400_000;

interface Asked {
  circle: Circle;
  actor: Member;
  now: Date;
  mail: Mail;
}

/** How it stands with a member's letters; those of the last day, the newest of each who got one. */
export async function readReportMail(
  reader: Reader,
  { circle, actor, now, mail }: Asked,
): Promise<ReportMail> {
  const [weekly] = await reader.select().from(weeklyReports).where(isWeeklyOf(circle.id, actor.id));
  const isWeekly = weekly !== undefined && !(await hasOptedOut(reader, weeklyTo(actor.email)));
  const rows = await reader
    .select()
    .from(reportLetters)
    .where(
      and(
        eq(reportLetters.circleId, circle.id),
        eq(reportLetters.requestedBy, actor.id),
        gt(reportLetters.at, new Date(now.getTime() - shownMs)),
      ),
    )
    .orderBy(desc(reportLetters.at))
    .limit(circleLimits.members);
  const newest = rows.filter(
    ({ memberId }, index) => rows.findIndex((row) => row.memberId === memberId) === index,
  );
  return {
    hindrance: hindranceOf(circle, mail),
    isWeekly,
    nextAt: isWeekly ? weekly.nextAt.toISOString() : null,
    letters: newest.map(({ memberId, status, at }) => ({ memberId, status, at: at.toISOString() })),
  };
}

/** Nothing goes out of the demo circle, which everyone may enter. */
export function hindranceOf({ isDemo }: Circle, { isConfigured }: Mail): ReportMail['hindrance'] {
  if (isDemo) return 'demo';
  return isConfigured ? null : 'not-configured';
}
