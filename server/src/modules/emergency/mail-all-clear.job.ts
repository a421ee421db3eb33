import { and, eq } from 'drizzle-orm';
import { findMembership } from '../../access/find-membership';
import { languageOf } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';
import { defineJob } from '../../spine/define-job';
import { cancelJob } from '../../spine/job-table';
import { sendAfterCommit } from '../../spine/send-after-commit';
import { allClearLetter } from './alert-letter';
import { lockAnyAlert } from './alert-rows';
import { alertNotices } from './alerts.tables';
import { MailAttempt, findNotice, mailJobKey, timeOfNextAttempt } from './notice-rows';

/** Whoever was mailed that help is needed is mailed when it no longer is; tried again like the alert's own mail. */
export const mailAllClear = defineJob({
  name: 'emergency.mail-all-clear',
  rank: 'urgent',
  payload: MailAttempt,
  async run(unit) {
    const { tx, payload, now, schedule } = unit;
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    const notice = await findNotice(tx, payload);
    const raiser = row && (await findMembership(tx, payload.circleId, row.triggeredBy));
    const next = timeOfNextAttempt(payload.attempt, now);
    if (!row || !raiser || !notice?.email || !next) return;
    const key = mailJobKey(payload);
    await schedule(mailAllClear, { ...payload, attempt: payload.attempt + 1 }, next, { key });
    const letter = allClearLetter({
      isFalseAlarm: row.isFalseAlarm,
      circleName: raiser.circle.name,
      person: raiser.member,
      contact: { name: notice.name, email: notice.email },
      language: await languageOf(tx, raiser.member.id),
    });
    sendAfterCommit(unit, {
      ...{ what: 'an all-clear mail', about: { alertId: payload.alertId } },
      send: () => unit.services.mail.send(letter),
      onSent: async ({ tx: later }) => {
        await cancelJob(later, mailAllClear, { circleId: payload.circleId, key });
      },
    });
  },
});

/** Plans the all-clear for every contact that an alert's mail has reached. */
export async function planAllClear(
  { tx, schedule, now }: Pick<UnitOfWork, 'tx' | 'schedule' | 'now'>,
  alert: { circleId: string; id: string },
): Promise<void> {
  const reached = await tx
    .select({ contactId: alertNotices.contactId })
    .from(alertNotices)
    .where(
      and(
        eq(alertNotices.circleId, alert.circleId),
        eq(alertNotices.alertId, alert.id),
        eq(alertNotices.status, 'sent'),
      ),
    );
  for (const { contactId } of reached) {
    const payload = { circleId: alert.circleId, alertId: alert.id, contactId, attempt: 1 };
    await schedule(mailAllClear, payload, now, { key: mailJobKey(payload) });
  }
}
