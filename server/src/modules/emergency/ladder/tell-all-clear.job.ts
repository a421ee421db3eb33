import { and, eq, inArray } from 'drizzle-orm';
import { findMembership } from '../../../access/find-membership';
import { languageOf } from '../../../access/person-rows';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob, type Job } from '../../../spine/define-job';
import { cancelJob } from '../../../spine/jobs/job-table';
import { sendAfterCommit } from '../../../spine/send-after-commit';
import { allClearLetter, allClearText } from './alert-letter';
import { lockAnyAlert } from '../alert-rows';
import { alertNotices } from '../alerts.tables';
import { Attempt, attemptJobKey, findNotice, timeOfNextAttempt } from './notice-rows';

/** Contacts who heard that help is needed hear when it no longer is, the same way; tried again like the alert's own notice. */
export const tellAllClear: Job<typeof Attempt> = defineJob({
  // Databases hold jobs by this name from when there was mail alone.
  name: 'emergency.mail-all-clear',
  rank: 'urgent',
  payload: Attempt,
  async run(unit) {
    const { tx, payload, now, schedule, services } = unit;
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    const notice = await findNotice(tx, payload);
    const raiser = row && (await findMembership(tx, payload.circleId, row.triggeredBy));
    const next = timeOfNextAttempt(payload.attempt, now);
    if (!row || !raiser || !notice || !next) return;
    const about = {
      isFalseAlarm: row.isFalseAlarm,
      circleName: raiser.circle.name,
      person: raiser.member,
      language: await languageOf(tx, raiser.member.id),
    };
    const { name, email, phone } = notice;
    const { channel } = payload;
    if (channel === 'email' && email === null) return;
    const key = attemptJobKey(payload);
    await schedule(tellAllClear, { ...payload, attempt: payload.attempt + 1 }, next, { key });
    sendAfterCommit(unit, {
      ...{ what: 'an all-clear', about: { alertId: payload.alertId, channel } },
      send: () => {
        const text = allClearText(about);
        if (channel === 'sms') return services.sms.send({ to: phone, text });
        if (channel === 'call') return services.voice.call({ to: phone, text, language: about.language });
        return services.mail.send(allClearLetter({ ...about, contact: { name, email: email ?? '' } }));
      },
      onSent: async ({ tx: later }) => {
        await cancelJob(later, tellAllClear, { circleId: payload.circleId, key });
      },
    });
  },
});

/** Plans the all-clear for every contact whom an alert has reached. */
export async function planAllClear(
  { tx, schedule, now }: Pick<UnitOfWork, 'tx' | 'schedule' | 'now'>,
  alert: { circleId: string; id: string },
): Promise<void> {
  const reached = await tx
    .select({ contactId: alertNotices.contactId, channel: alertNotices.channel })
    .from(alertNotices)
    .where(
      and(
        eq(alertNotices.circleId, alert.circleId),
        eq(alertNotices.alertId, alert.id),
        inArray(alertNotices.status, ['sent', 'delivered']),
      ),
    );
  for (const { contactId, channel } of reached) {
    const payload = {
      circleId: alert.circleId,
      alertId: alert.id,
      contactId,
      channel: channel ?? 'email',
      attempt: 1,
    } as const;
    await schedule(tellAllClear, payload, now, { key: attemptJobKey(payload) });
  }
}
