import type { OwnNotificationSettings } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';

/** When quiet hours begin and end. */
export interface QuietHours {
  from: Date;
  until: Date;
}

/**
 * The quiet hours in which a moment lies, on the wall of the person's zone; null outside of them (NOTE-2).
 *
 * @param fallbackZone where the person is whose devices have not told it.
 */
export function quietHoursAt(
  { settings, timeZone }: OwnNotificationSettings,
  now: Date,
  fallbackZone: string,
): QuietHours | null {
  const { quietHours, quietStart, quietEnd } = settings;
  if (!quietHours || quietStart === quietEnd) return null;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    timeZone ?? fallbackZone,
  );
  const clock = local.toPlainTime().toString().slice(0, 5);
  const isOverNight = quietStart > quietEnd;
  const isQuiet = isOverNight
    ? clock >= quietStart || clock < quietEnd
    : clock >= quietStart && clock < quietEnd;
  if (!isQuiet) return null;
  const firstDay = local.toPlainDate().subtract({ days: isOverNight && clock < quietEnd ? 1 : 0 });
  const moment = (day: Temporal.PlainDate, plainTime: string) =>
    new Date(day.toZonedDateTime({ timeZone: local.timeZoneId, plainTime }).epochMilliseconds);
  return {
    from: moment(firstDay, quietStart),
    until: moment(firstDay.add({ days: isOverNight ? 1 : 0 }), quietEnd),
  };
}
