import { cancelJob } from '../../../spine/jobs/job-table';
import type { UnitOfWork } from '../../../spine/context';
import type { Spine } from '../../../spine/spine';
import { inUnitOfWork } from '../../../spine/unit-of-work';
import { alertOf, isAnswered, lockAnyAlert } from '../alert-rows';
import { alertNotices, type AlertRow } from '../alerts.tables';
import { callMember } from './call-member.job';
import { attemptName, findNotice, isNotice } from './notice-rows';
import { readReportToken, type ReportedAttempt } from './report-token';
import { endAttempts, tryNextWay } from './tell-contact.job';

/**
 * A gateway tells what became of a message that it took (NOTE-5): the alert shows it, and one that did not arrive has the next way tried at
 * once. Told twice, or late, it changes nothing more. Gives false for an address that this installation did not make.
 */
export async function takeDeliveryReport(
  spine: Spine,
  token: string,
  outcome: 'delivered' | 'failed' | null,
): Promise<boolean> {
  const reported = readReportToken(spine.services.crypto, token);
  if (!reported) return false;
  if (outcome === null) return true;
  const { circleId, alertId, kind } = reported;
  const now = spine.services.clock.now();
  await inUnitOfWork(spine, { actorId: null, circleId, now }, async (unit) => {
    const row = await lockAnyAlert(unit.tx, circleId, alertId);
    if (!row) return;
    if (kind === 'contact') await noteContactReport(unit, row, reported, outcome);
    else if (outcome === 'failed') await callSooner(unit, reported);
  });
  return true;
}

async function noteContactReport(
  unit: UnitOfWork,
  row: AlertRow,
  { circleId, alertId, toldId: contactId, channel, attempt }: ReportedAttempt,
  outcome: 'delivered' | 'failed',
): Promise<void> {
  const { tx, now, record } = unit;
  const key = { circleId, alertId, contactId };
  const notice = await findNotice(tx, key);
  const name = attemptName({ channel, attempt });
  if (!notice || !['waiting', 'sent', 'failed'].includes(notice.status)) return;
  if (outcome === 'failed') {
    if (notice.failedAttempts.includes(name)) return;
    const failedAttempts = [...notice.failedAttempts, name];
    await tx.update(alertNotices).set({ failedAttempts }).where(isNotice(key));
    // Another way has reached them, or is being tried already.
    if (notice.status === 'failed' || (notice.status === 'sent' && notice.channel !== channel)) return;
    const isOpen = row.status === 'active' && !isAnswered(row);
    if (isOpen) await tryNextWay(unit, { ...key, channel, attempt }, { row, notice });
  } else await endAttempts(tx, { ...key, channel });
  await tx
    .update(alertNotices)
    .set({ status: outcome, channel, at: now, isRead: false })
    .where(isNotice(key));
  await record('alert.updated', { alert: await alertOf(tx, row) });
}

/** The call of the last rung comes now, for a member whom the text has not reached; where none is planned there is none. */
async function callSooner(
  { tx, now, schedule }: UnitOfWork,
  { circleId, alertId, toldId: memberId }: ReportedAttempt,
): Promise<void> {
  const key = `${alertId}:${memberId}`;
  if (await cancelJob(tx, callMember, { circleId, key }))
    await schedule(callMember, { circleId, alertId, memberId }, now, { key });
}
