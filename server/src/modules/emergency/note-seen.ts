import type { UnitOfWork } from '../../spine/context';
import { changeAlert } from './alert-rows';
import type { AlertRow } from './alerts.tables';
import { spareNotices } from './ladder/escalate-alert.job';

/**
 * Writes down that a member has seen an alert, once; from then on nobody is woken for it any more (NOTE-5), and it does not climb
 * to those outside of the circle. The one in need answers nothing by seeing their own alert.
 */
export async function noteSeen(
  unit: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  row: AlertRow,
  memberId: string,
): Promise<AlertRow> {
  if (row.acknowledgedBy.includes(memberId)) return row;
  const { tx, record } = unit;
  const acknowledgedBy = [...row.acknowledgedBy, memberId];
  const isAnswer = memberId !== row.triggeredBy;
  if (isAnswer) await spareNotices(unit, row);
  const alert = await changeAlert(tx, row, { acknowledgedBy });
  await record(isAnswer ? 'alert.acknowledged' : 'alert.updated', { alert });
  return { ...row, acknowledgedBy };
}
