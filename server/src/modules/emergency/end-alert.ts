import type { Alert } from '@carecircle/contracts';
import type { UnitOfWork } from '../../spine/context';
import { changeAlert } from './alert-rows';
import type { AlertRow } from './alerts.tables';
import { spareNotices } from './ladder/escalate-alert.job';
import { planAllClear } from './ladder/tell-all-clear.job';

/**
 * An active alert is over: it climbs no further, its place is forgotten, and those outside of the circle who were told are told that
 * (EMER-6).
 */
export async function endAlert(
  unit: Pick<UnitOfWork, 'tx' | 'record' | 'schedule' | 'now'>,
  row: AlertRow,
  ending: { resolvedBy: string | null; isFalseAlarm?: boolean },
): Promise<Alert> {
  const { tx, record, now } = unit;
  await spareNotices(unit, row);
  const alert = await changeAlert(tx, row, {
    ...ending,
    ...{ status: 'resolved', resolvedAt: now, location: null },
  });
  await record('alert.resolved', { alert });
  await planAllClear(unit, alert);
  return alert;
}
