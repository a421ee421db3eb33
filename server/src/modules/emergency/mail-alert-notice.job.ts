import { Id } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../database/database';
import type { Letter } from '../../mail/mail';
import type { UnitOfWork } from '../../spine/context';
import { defineJob } from '../../spine/define-job';
import { cancelJob } from '../../spine/job-table';
import { findMembership } from '../circles/find-member';
import { alertLetter } from './alert-letter';
import { alertOf, lockAnyAlert } from './alert-rows';
import { alertNotices, type NoticeRow } from './alerts.tables';

const NoticeKey = z.object({ circleId: Id, alertId: Id, contactId: Id, attempt: z.int().positive() });
type NoticeKey = z.infer<typeof NoticeKey>;

/** Seconds until the next attempt; after the last one the contact counts as not reached. */
const secondsToNextAttempt = [30, 60, 120, 300, 600];

/**
 * Mails one contact. The attempt after this one is planned before the mail goes out, and taken back when it has gone:
 * a server that dies in between repeats the mail, and nothing waits for the mail server inside a transaction.
 */
export const mailAlertNotice = defineJob({
  name: 'emergency.mail-alert-notice',
  payload: NoticeKey,
  async run({ tx, payload, now, record, schedule, afterCommit, services }) {
    const alertRow = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    const notice = await findNotice(tx, payload);
    if (!alertRow || notice?.status !== 'waiting' || notice.email === null) return;
    const pause = secondsToNextAttempt[payload.attempt - 1];
    if (pause === undefined) return settleNotice({ tx, record }, payload, 'failed', now);
    await schedule(
      mailAlertNotice,
      { ...payload, attempt: payload.attempt + 1 },
      new Date(now.getTime() + pause * 1000),
      { key: keyOf(payload) },
    );
    const raiser = await findMembership(tx, payload.circleId, alertRow.triggeredBy);
    if (!raiser) return;
    const letter = alertLetter({
      alert: await alertOf(tx, alertRow),
      circleName: raiser.circle.name,
      person: raiser.member,
      contact: { name: notice.name, email: notice.email },
    });
    afterCommit((transact) => {
      void deliver(letter).catch((error: unknown) =>
        services.log.warn({ err: error, alertId: payload.alertId }, 'an alert mail did not go out'),
      );
      async function deliver(mail: Letter) {
        await services.mail.send(mail);
        await transact(async (unit) => settleNotice(unit, payload, 'sent', unit.now));
      }
    });
  },
});

async function settleNotice(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  key: NoticeKey,
  status: 'sent' | 'failed',
  at: Date,
): Promise<void> {
  const row = await lockAnyAlert(tx, key.circleId, key.alertId);
  if (!row) return;
  await tx.update(alertNotices).set({ status, at }).where(isNotice(key));
  await cancelJob(tx, mailAlertNotice, keyOf(key));
  await record('alert.updated', { alert: await alertOf(tx, row) });
}

async function findNotice(tx: Transaction, key: NoticeKey): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(alertNotices).where(isNotice(key));
  return row;
}

function isNotice({ circleId, alertId, contactId }: NoticeKey) {
  return and(
    eq(alertNotices.circleId, circleId),
    eq(alertNotices.alertId, alertId),
    eq(alertNotices.contactId, contactId),
  );
}

function keyOf({ alertId, contactId }: NoticeKey): string {
  return `${alertId}:${contactId}`;
}
