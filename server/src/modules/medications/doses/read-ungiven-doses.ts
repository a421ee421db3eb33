import { doseLimits, type Member } from '@carecircle/contracts';
import { can, hiddenRecipients } from '@carecircle/permissions';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { doses, medications } from '../medications.tables';

const dayMs = 86_400_000;

export interface UngivenDoses {
  /** Names of the critical medications of which a dose was missed. */
  missedCritical: string[];
  /** Doses that are late, for which the member or nobody is named. */
  late: number;
}

/** Doses of the last 24 hours that should have been given by now, as far as a member may see them (SHELL-6). */
export async function readUngivenDoses(reader: Reader, actor: Member, now: Date): Promise<UngivenDoses> {
  if (!can(actor, 'medication:view')) return { missedCritical: [], late: 0 };
  const kept = hiddenRecipients(actor, 'medications');
  const lateSince = new Date(now.getTime() - doseLimits.lateAfterMinutes * 60_000);
  // By the day there is an index. In every zone the day is that of the world's clock, the one before or the one after.
  const earliestDay = new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10);
  const { name, priority, giverId } = medications;
  const rows = await reader
    .select({ name, priority, giverId, status: doses.status, dueAt: doses.dueAt })
    .from(doses)
    .innerJoin(
      medications,
      and(eq(medications.circleId, doses.circleId), eq(medications.id, doses.medicationId)),
    )
    .where(
      and(
        eq(doses.circleId, actor.circleId),
        inArray(doses.status, ['due', 'missed']),
        isNotNull(doses.time),
        gte(doses.day, earliestDay),
        gt(doses.dueAt, new Date(now.getTime() - dayMs)),
        lte(doses.dueAt, now),
        isNull(medications.deletedAt),
        kept.length > 0 ? notInArray(medications.recipientId, kept) : undefined,
      ),
    )
    .orderBy(asc(doses.dueAt), asc(name));
  const critical = rows.filter((row) => row.status === 'missed' && row.priority === 'critical');
  const isLate = ({ status, dueAt }: (typeof rows)[number]) =>
    status === 'missed' || (dueAt !== null && dueAt <= lateSince);
  const concernsMe = (row: (typeof rows)[number]) => row.giverId === null || row.giverId === actor.id;
  return {
    missedCritical: [...new Set(critical.map((row) => row.name))],
    late: rows.filter((row) => isLate(row) && concernsMe(row)).length,
  };
}
