import { documentLimits } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';

/** When it is next time to tell that a document ends on `expiresOn`: at nine, 30 and 7 days before; null when both are over. */
export function nextReminder(timeZone: string, expiresOn: string, after: Date): Date | null {
  const last = Temporal.PlainDate.from(expiresOn);
  const moments = documentLimits.reminderDays.map((days) => {
    const morning = last.subtract({ days }).toZonedDateTime({ timeZone, plainTime: '09:00' });
    return new Date(morning.epochMilliseconds);
  });
  return moments.find((moment) => moment > after) ?? null;
}
