import type { Alert, AlertNotice } from '@carecircle/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { alertNotices, alerts, type AlertRow, type NoticeRow } from './alerts.tables';

/** The alert, held until the transaction ends. An alert that is not out yet exists for nobody but the one who armed it. */
export async function lockAlert(
  tx: Transaction,
  circleId: string,
  alertId: string,
  readerId: string,
): Promise<AlertRow> {
  const row = await lockAnyAlert(tx, circleId, alertId);
  if (!row || (row.raisedAt === null && row.triggeredBy !== readerId)) {
    throw refuse('NOT_FOUND', { message: 'There is no such alert.' });
  }
  return row;
}

/** An alert that is out and not over, held until the transaction ends: only there can somebody answer. */
export async function lockActiveAlert(
  tx: Transaction,
  circleId: string,
  alertId: string,
  readerId: string,
): Promise<AlertRow> {
  const row = await lockAlert(tx, circleId, alertId, readerId);
  if (row.status !== 'active') throw refuse('INVALID_STATE', { message: 'This alert is not active.' });
  return row;
}

export async function lockAnyAlert(
  tx: Transaction,
  circleId: string,
  alertId: string,
): Promise<AlertRow | undefined> {
  const [row] = await tx.select().from(alerts).where(isAlert(circleId, alertId)).for('no key update');
  return row;
}

/** Whether a member other than the one in need has seen it: from then on it climbs no further. */
export function isAnswered({ acknowledgedBy, triggeredBy }: AlertRow): boolean {
  return acknowledgedBy.some((memberId) => memberId !== triggeredBy);
}

/** Writes the fields that change and answers the alert as it now stands. */
export async function changeAlert(
  tx: Transaction,
  row: AlertRow,
  changes: Partial<AlertRow>,
): Promise<Alert> {
  await tx.update(alerts).set(changes).where(isAlert(row.circleId, row.id));
  return alertOf(tx, { ...row, ...changes });
}

export async function alertOf(reader: Reader, row: AlertRow): Promise<Alert> {
  const [alert] = await alertsOf(reader, row.circleId, [row]);
  return alert as Alert;
}

/** Alerts with the notices to their contacts, in the order of `rows`. */
export async function alertsOf(
  reader: Reader,
  circleId: string,
  rows: readonly AlertRow[],
): Promise<Alert[]> {
  if (rows.length === 0) return [];
  const notices = await reader
    .select()
    .from(alertNotices)
    .where(
      and(
        eq(alertNotices.circleId, circleId),
        inArray(
          alertNotices.alertId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(alertNotices.name), asc(alertNotices.contactId));
  return rows.map((row) =>
    withNotices(
      row,
      notices.filter((notice) => notice.alertId === row.id),
    ),
  );
}

function withNotices(row: AlertRow, notices: readonly NoticeRow[]): Alert {
  return {
    id: row.id,
    circleId: row.circleId,
    type: row.type,
    severity: row.severity,
    status: row.status,
    message: row.message,
    triggeredBy: row.triggeredBy,
    armedAt: row.armedAt.toISOString(),
    deadlineAt: row.deadlineAt.toISOString(),
    raisedAt: row.raisedAt?.toISOString() ?? null,
    location: row.location,
    acknowledgedBy: row.acknowledgedBy,
    helpers: row.helpers,
    resolvedBy: row.resolvedBy,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    notices: notices.map(noticeOf),
    isFalseAlarm: row.isFalseAlarm,
    isDrill: row.isDrill,
  };
}

function noticeOf(row: NoticeRow): AlertNotice {
  return {
    contactId: row.contactId,
    name: row.name,
    phone: row.phone,
    channel: row.channel ?? (row.email === null ? 'call' : 'email'),
    prefers: row.prefers,
    status: row.status,
    ...(row.status === 'delivered' && { isRead: row.isRead ?? true }),
    at: row.at.toISOString(),
  };
}

function isAlert(circleId: string, alertId: string) {
  return and(eq(alerts.circleId, circleId), eq(alerts.id, alertId));
}
