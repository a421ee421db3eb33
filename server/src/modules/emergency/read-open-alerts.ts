import type { Alert, Member } from '@carecircle/contracts';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { alertsOf } from './alert-rows';
import { alerts } from './alerts.tables';

/** Those that come later are pages of `listAlerts`. */
const mostOpen = 50;

/** The circle's active alerts and this member's own armed ones, oldest first. */
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
    .orderBy(asc(alerts.armedAt), asc(alerts.id))
    .limit(mostOpen);
  return alertsOf(reader, member.circleId, rows);
}
