import type { OwnNotificationSettings } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { hasOptedOut, type MailTopic } from '../../mail/mail-opt-outs';
import { readSettingsOf } from './read-settings';

/** The daily summary of an address, which its reader can end with one press (RFC 8058). */
export function summaryTo(email: string): MailTopic {
  return { email, kind: 'daily-summary' };
}

/** A person's settings as the switches show them: a summary that was ended in a letter is off. */
export async function readShownSettings(
  reader: Reader,
  personId: string,
  email: string,
): Promise<OwnNotificationSettings> {
  const own = await readSettingsOf(reader, personId);
  const dailySummary = own.settings.dailySummary && !(await hasOptedOut(reader, summaryTo(email)));
  return { ...own, settings: { ...own.settings, dailySummary } };
}
