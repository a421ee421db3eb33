import type * as z from 'zod';
import { findMembership, type Membership } from '../../../access/find-membership';
import { languageOf } from '../../../access/person-rows';
import { GatewayRefused } from '../../../gateway/gateway';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob, type Job } from '../../../spine/define-job';
import { cancelJob } from '../../../spine/jobs/job-table';
import { sendAfterCommit } from '../../../spine/send-after-commit';
import { alertOf, isAnswered, lockAnyAlert } from '../alert-rows';
import { alertNotices, type AlertRow, type NoticeRow } from '../alerts.tables';
import { readConfirmations } from '../contacts/contact-request-rows';
import { alertLetter, alertSpeech, alertText } from './alert-letter';
import { Attempt, attemptJobKey, attemptName, findNotice, isNotice, timeOfNextAttempt } from './notice-rows';
import { linkOfNotice } from './notice-link';
import { reportLink } from './report-token';
import { tellAllClear } from './tell-all-clear.job';
import { wayAfter } from './way-after';

type Settling = Pick<UnitOfWork, 'tx' | 'record' | 'schedule' | 'now' | 'services'>;
type Key = z.infer<typeof Attempt>;

/**
 * Tells one contact by mail, text or call. The attempt after this one is planned before it goes out, and taken back when it has gone: a
 * server that dies in between repeats it, and nothing waits for another machine inside a transaction. A failure is shown, so that
 * somebody calls, while the attempts go on until somebody has answered or the alert is over.
 */
export const tellContact: Job<typeof Attempt> = defineJob({
  // Databases hold jobs by this name from when there was mail alone.
  name: 'emergency.mail-alert-notice',
  rank: 'urgent',
  payload: Attempt,
  async run(unit) {
    const { tx, payload, now, schedule } = unit;
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    const notice = await findNotice(tx, payload);
    const raiser = row && (await findMembership(tx, payload.circleId, row.triggeredBy));
    if (!row || !raiser || !notice || hasArrived(notice)) return;
    const next = timeOfNextAttempt(payload.attempt, now);
    const isOver = row.status !== 'active' || isAnswered(row);
    // Where the answer came before anything went out, there was nothing to fail.
    if (isOver) return settle(unit, payload, notice.status === 'waiting' ? 'spared' : 'failed');
    if (!next) return settle(unit, payload, 'failed');
    const send = await sendingOf(unit, payload, { row, raiser, notice });
    if (!send) return;
    const key = attemptJobKey(payload);
    await schedule(tellContact, { ...payload, attempt: payload.attempt + 1 }, next, { key });
    sendAfterCommit(unit, {
      ...{ what: 'an alert notice', about: { alertId: payload.alertId, channel: payload.channel } },
      send,
      onSent: (later) => settle(later, payload, 'sent'),
      onFailed: async (later, error) => {
        // What a gateway refuses for good, it refuses again.
        if (error instanceof GatewayRefused && error.isFinal)
          await cancelJob(later.tx, tellContact, { circleId: payload.circleId, key });
        await settle(later, payload, 'failed');
      },
    });
  },
});

/** What has once gone out, or was read, stays so. */
function hasArrived({ status }: NoticeRow): boolean {
  return status === 'sent' || status === 'delivered';
}

interface Told {
  row: AlertRow;
  raiser: Membership;
  notice: NoticeRow;
}

async function sendingOf(
  { tx, services }: Pick<UnitOfWork, 'tx' | 'services'>,
  { circleId, channel, attempt }: Key,
  { row, raiser, notice }: Told,
): Promise<(() => Promise<void>) | null> {
  const about = {
    alert: await alertOf(tx, row),
    circleName: raiser.circle.name,
    person: raiser.member,
    language: await languageOf(tx, raiser.member.id),
    link: linkOfNotice(services.crypto, services.origin, notice),
  };
  const { alertId, contactId: toldId } = notice;
  const reported = { kind: 'contact', circleId, alertId, toldId, attempt } as const;
  if (channel === 'sms') {
    const report = reportLink(services, { ...reported, channel });
    const message = { to: notice.phone, text: alertText(about), report };
    return () => services.sms.send(message);
  }
  if (channel === 'call') {
    const report = reportLink(services, { ...reported, channel });
    const message = { to: notice.phone, text: alertSpeech(about), language: about.language, report };
    return () => services.voice.call(message);
  }
  if (notice.email === null) return null;
  const confirmations = await readConfirmations(tx, circleId, [notice.email]);
  const letter = alertLetter({
    ...about,
    isConfirmed: confirmations.get(notice.email.toLowerCase()) === 'confirmed',
    contact: { name: notice.name, email: notice.email },
  });
  return () => services.mail.send(letter);
}

async function settle(unit: Settling, payload: Key, status: 'sent' | 'failed' | 'spared'): Promise<void> {
  const { tx, record, schedule, now } = unit;
  const { channel, attempt, ...key } = payload;
  const row = await lockAnyAlert(tx, key.circleId, key.alertId);
  const notice = await findNotice(tx, key);
  if (!row || !notice || hasArrived(notice)) return;
  // The gateway was quicker to report that it did not arrive, whether it had taken it or not: the next way is on its way.
  if (notice.failedAttempts.includes(attemptName(payload))) return;
  const isFirst = attempt === 1 && row.status === 'active';
  if (status === 'failed' && isFirst) await tryNextWay(unit, payload, { row, notice });
  if (notice.status === status) return;
  await tx.update(alertNotices).set({ status, channel, at: now }).where(isNotice(key));
  await record('alert.updated', { alert: await alertOf(tx, row) });
  if (status !== 'sent') return;
  await endAttempts(tx, payload);
  if (row.status === 'active') return;
  await schedule(tellAllClear, { ...key, channel, attempt: 1 }, now, { key: attemptJobKey(payload) });
}

/** They are told: no way is tried any more. */
export async function endAttempts(tx: UnitOfWork['tx'], told: Omit<Key, 'attempt'>): Promise<void> {
  const { circleId } = told;
  for (const channel of ['email', 'sms', 'call'] as const)
    await cancelJob(tx, tellContact, { circleId, key: attemptJobKey({ ...told, channel }) });
}

/** Where one way fails, the contact's next one is tried. */
export async function tryNextWay(
  { schedule, now, services }: Pick<Settling, 'schedule' | 'now' | 'services'>,
  payload: Key,
  { row, notice }: Pick<Told, 'row' | 'notice'>,
): Promise<void> {
  const channel = wayAfter(payload.channel, notice, row, services);
  if (!channel) return;
  const next = { ...payload, channel, attempt: 1 };
  await schedule(tellContact, next, now, { key: attemptJobKey(next) });
}
