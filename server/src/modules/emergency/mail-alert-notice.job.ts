import type * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { languageOf } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';
import { defineJob } from '../../spine/define-job';
import { cancelJob } from '../../spine/job-table';
import { sendAfterCommit } from '../../spine/send-after-commit';
import { alertLetter } from './alert-letter';
import { alertOf, lockAnyAlert } from './alert-rows';
import { alertNotices } from './alerts.tables';
import { readConfirmations } from './contact-request-rows';
import { mailAllClear } from './mail-all-clear.job';
import { MailAttempt, findNotice, isNotice, mailJobKey, timeOfNextAttempt } from './notice-rows';

/**
 * Mails one contact. The attempt after this one is planned before the mail goes out, and taken back when it has gone:
 * a server that dies in between repeats the mail, and nothing waits for the mail server inside a transaction. A failure
 * is shown at once, so that somebody calls, while the attempts go on until the alert is over.
 */
export const mailAlertNotice = defineJob({
  name: 'emergency.mail-alert-notice',
  rank: 'urgent',
  payload: MailAttempt,
  async run(unit) {
    const { tx, payload, now, schedule } = unit;
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    const notice = await findNotice(tx, payload);
    const raiser = row && (await findMembership(tx, payload.circleId, row.triggeredBy));
    if (!row || !raiser || !notice?.email || notice.status === 'sent') return;
    const next = timeOfNextAttempt(payload.attempt, now);
    if (!next || row.status !== 'active') return settle(unit, payload, 'failed');
    await schedule(mailAlertNotice, { ...payload, attempt: payload.attempt + 1 }, next, {
      key: mailJobKey(payload),
    });
    const confirmations = await readConfirmations(tx, payload.circleId, [notice.email]);
    const letter = alertLetter({
      alert: await alertOf(tx, row),
      isConfirmed: confirmations.get(notice.email.toLowerCase()) === 'confirmed',
      circleName: raiser.circle.name,
      person: raiser.member,
      contact: { name: notice.name, email: notice.email },
      language: await languageOf(tx, raiser.member.id),
    });
    sendAfterCommit(unit, {
      ...{ what: 'an alert mail', about: { alertId: payload.alertId } },
      send: () => unit.services.mail.send(letter),
      onSent: (later) => settle(later, payload, 'sent'),
      onFailed: (later) => settle(later, payload, 'failed'),
    });
  },
});

async function settle(
  { tx, record, schedule, now }: Pick<UnitOfWork, 'tx' | 'record' | 'schedule' | 'now'>,
  payload: z.infer<typeof MailAttempt>,
  status: 'sent' | 'failed',
): Promise<void> {
  const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
  const notice = await findNotice(tx, payload);
  if (!row || !notice || notice.status === status) return;
  await tx.update(alertNotices).set({ status, at: now }).where(isNotice(payload));
  await record('alert.updated', { alert: await alertOf(tx, row) });
  if (status === 'failed') return;
  await cancelJob(tx, mailAlertNotice, { circleId: payload.circleId, key: mailJobKey(payload) });
  if (row.status === 'active') return;
  await schedule(mailAllClear, { ...payload, attempt: 1 }, now, { key: mailJobKey(payload) });
}
