import { listLimits, type Alert, type Member } from '@carecircle/contracts';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { alertsOf } from './alert-rows';
import { alerts } from './alerts.tables';

/** The circle's newest active alerts and this member's own armed ones, oldest first; older ones are in the pages of `listAlerts`. */
export async function readOpenAlerts(reader: Reader, member: Member): Promise<Alert[]> {
  const rows = await reader
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.circleId, member.circleId),
        or(eq(alerts.status, 'active'), and(eq(alerts.status, 'armed'), eq(alerts.triggeredBy, member.id))),
      ),
    )
    .orderBy(desc(alerts.armedAt), desc(alerts.id))
    .limit(listLimits.openAlerts);
  return alertsOf(reader, member.circleId, rows.reverse());
}
