import { Day, Id, TimeZone } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { consentsOf } from '../../../access/sharing/consents-of';
import type { Reader } from '../../../database/database';
import { layOutLetter } from '../../../mail/lay-out-letter';
import { hasOptedOut, unsubscribeUrl } from '../../../mail/mail-opt-outs';
import { dayIn } from '../../../records/circle-days';
import { defineSendingJob } from '../../../spine/define-sending-job';
import { readSettingsOf, summaryTo } from '../../notification-settings';
import { logDelivery } from '../push/log-delivery';
import { mailWords } from './mail-words';
import { readMailReader } from './read-mail-reader';
import { readSummary } from './read-summary';

/**
 * Mails a person what their day brings: what they may see and do, of every circle of theirs, and nothing of it in the subject. A
 * day that brings nothing sends nothing, nor does a mail server that comes back on another day (NOTE-2).
 */
export const mailDailySummary = defineSendingJob({
  name: 'notifications.mail-daily-summary',
  rank: 'idle',
  payload: z.object({ personId: Id, day: Day, timeZone: TimeZone }),
  keyOf: ({ personId, day }) => `${personId} ${day}`,
  async prepare({ tx, now, payload: { personId, day, timeZone }, services }) {
    const reader = await readMailReader(tx, personId);
    if (!reader || !services.mail.isConfigured || dayIn(timeZone, now) !== day) return null;
    if (!(await wantsSummary(tx, personId, reader.email))) return null;
    const paragraphs = await readSummary(tx, { personId, preferences: reader.preferences, now });
    if (paragraphs.length === 0) return null;
    const { language } = reader.preferences;
    const words = mailWords[language];
    const letter = layOutLetter({
      ...{ to: reader.email, language, subject: words.summarySubject, greeting: words.dear(reader.name) },
      paragraphs,
      button: { label: words.openApp, url: `${services.origin}/dashboard` },
      footnotes: [words.whySummary],
      unsubscribeUrl: unsubscribeUrl(services, summaryTo(reader.email)),
    });
    return () => services.mail.send(letter);
  },
  async settle(unit, { personId }, outcome) {
    const reader = await readMailReader(unit.tx, personId);
    if (!reader) return;
    const title = mailWords[reader.preferences.language].summarySubject;
    const status = outcome === 'sent' ? 'sent' : 'failed';
    await logDelivery(unit, personId, { channel: 'mail', status, title, target: reader.email });
  },
});

/** Optional mail: it asks the switches, a press on 'Unsubscribe', and the consent to data processing (PRIV-3). */
async function wantsSummary(reader: Reader, personId: string, email: string): Promise<boolean> {
  const { settings } = await readSettingsOf(reader, personId);
  if (!settings.emailEnabled || !settings.dailySummary) return false;
  if (await hasOptedOut(reader, summaryTo(email))) return false;
  return (await consentsOf(reader, personId))['data-processing'];
}
