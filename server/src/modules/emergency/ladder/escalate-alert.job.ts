import { Id } from '@carecircle/contracts/schemas';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob, type Job } from '../../../spine/define-job';
import { alertOf, isAnswered, lockAnyAlert } from '../alert-rows';
import { alertNotices, type NoticeRow } from '../alerts.tables';
import { attemptJobKey, isNotice } from './notice-rows';
import { tellContact } from './tell-contact.job';

const payload = z.object({ circleId: Id, alertId: Id });
type Key = z.infer<typeof payload>;

/**
 * The next rung of an alert that nobody has answered: those whose time has come are notified, and the job plans itself for the next. It
 * stands in the database, so that it goes on after a restart, and only one server does it (EMER-3).
 */
export const escalateAlert: Job<typeof payload> = defineJob({
  name: 'emergency.climb-alert',
  rank: 'urgent',
  payload,
  async run(unit) {
    const { tx, payload: key, now, record } = unit;
    const row = await lockAnyAlert(tx, key.circleId, key.alertId);
    if (row?.status !== 'active' || isAnswered(row)) return;
    if (await escalate(unit, key, now)) await record('alert.updated', { alert: await alertOf(tx, row) });
  },
});

/** Notifies everybody whose time has come, and plans the next rung; gives whether there was anybody. */
export async function escalate(
  unit: Pick<UnitOfWork, 'tx' | 'schedule'>,
  { circleId, alertId }: Key,
  now: Date,
): Promise<boolean> {
  const planned = await unit.tx
    .select()
    .from(alertNotices)
    .where(
      and(
        eq(alertNotices.circleId, circleId),
        eq(alertNotices.alertId, alertId),
        eq(alertNotices.status, 'planned'),
      ),
    )
    .orderBy(asc(alertNotices.at));
  const due = planned.filter(({ at }) => at <= now);
  for (const notice of due) await tell(unit, notice, now);
  const next = planned.find(({ at }) => at > now);
  if (next) await unit.schedule(escalateAlert, { circleId, alertId }, next.at, { key: alertId });
  return due.length > 0;
}

async function tell(
  { tx, schedule }: Pick<UnitOfWork, 'tx' | 'schedule'>,
  notice: NoticeRow,
  now: Date,
): Promise<void> {
  const { circleId, alertId, contactId } = notice;
  await tx.update(alertNotices).set({ status: 'waiting', at: now }).where(isNotice(notice));
  const attempt = { circleId, alertId, contactId, channel: notice.channel ?? 'email', attempt: 1 } as const;
  await schedule(tellContact, attempt, now, { key: attemptJobKey(attempt) });
}

/** Somebody has answered: who was not told yet need not be. */
export async function spareNotices(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { circleId, id: alertId }: { circleId: string; id: string },
): Promise<void> {
  await tx
    .update(alertNotices)
    .set({ status: 'spared', at: now })
    .where(
      and(
        eq(alertNotices.circleId, circleId),
        eq(alertNotices.alertId, alertId),
        eq(alertNotices.status, 'planned'),
      ),
    );
}
