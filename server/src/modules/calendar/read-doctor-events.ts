import { and, between, eq, gte, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { nearDays } from '../../recurrence/schedule';
import { occurrencesOf } from './calendar-event-series-rows';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';
import { inOrderOfDays } from './in-order-of-days';

/** Events of a range of days on the circle's wall that name a doctor and are not cancelled, in their order. */
export async function readDoctorEvents(
  db: Reader,
  circle: { id: string; timeZone: string },
  { from, to }: { from: string; to: string },
) {
  const near = nearDays({ from, to });
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.circleId, circle.id),
        or(
          and(between(calendarEvents.date, from, to), ne(calendarEvents.doctor, '')),
          and(isNotNull(calendarEvents.seriesId), between(calendarEvents.ruleDay, near.from, near.to)),
        ),
      ),
    );
  const series = await db
    .select()
    .from(calendarEventSeries)
    .where(
      and(
        eq(calendarEventSeries.circleId, circle.id),
        isNull(calendarEventSeries.deletedAt),
        ne(calendarEventSeries.doctor, ''),
        lte(calendarEventSeries.firstDate, near.to),
        or(isNull(calendarEventSeries.lastDate), gte(calendarEventSeries.lastDate, near.from)),
      ),
    );
  const own = rows.filter(({ date, deletedAt }) => !deletedAt && date >= from && date <= to);
  const all = [...own, ...occurrencesOf(series, rows, circle.timeZone, { from, to })];
  return inOrderOfDays(all.filter(({ doctor, status }) => doctor !== '' && status !== 'cancelled'));
}
