import { randomUUID } from 'node:crypto';
import { alertCountdownSeconds, type Alert } from '@carecircle/contracts';
import type { UnitOfWork } from '../../spine/context';
import { alertOf } from './alert-rows';
import { alerts } from './alerts.tables';
import { raiseAlert } from './raise-alert.job';
import { severityOf } from './severity-of';

interface Detected {
  circleId: string;
  type: Alert['type'];
  message: string;
  /** Who sees the countdown and may cancel it: whoever wears the device, or whose it is. */
  triggeredBy: string;
}

/** Arms an alert that a device calls for, with the same countdown as a press (EMER-6). */
export async function armDetectedAlert(
  { tx, now, record, schedule }: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>,
  { circleId, type, message, triggeredBy }: Detected,
): Promise<void> {
  const deadlineAt = new Date(now.getTime() + alertCountdownSeconds * 1000);
  const [row] = await tx
    .insert(alerts)
    .values({
      ...{ circleId, id: randomUUID(), type, severity: severityOf(type), status: 'armed' },
      ...{ message, triggeredBy, armedAt: now, deadlineAt, location: null },
      ...{ acknowledgedBy: [], isFalseAlarm: false },
    })
    .returning();
  if (!row) return;
  await schedule(raiseAlert, { circleId, alertId: row.id }, deadlineAt, { key: row.id });
  await record.toPerson(triggeredBy, 'alert.armed', { alert: await alertOf(tx, row) });
}
