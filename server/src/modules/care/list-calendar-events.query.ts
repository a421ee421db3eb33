import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { calendarEventOf } from './calendar-event-rows';
import { readCalendarEvents } from './calendar-event-series-rows';
import { inOrderOfDays } from './in-order-of-days';
import { requireRange } from '../require-range';

/** By day, within a day by time, all-day last (CAL-1); occurrences of series among them (CAL-4). */
export const listCalendarEvents = defineQuery(
  apiContract.care.listCalendarEvents,
  async ({ db, input, circle }) => {
    requireRange(input);
    const rows = await readCalendarEvents(db, circle, input);
    return inOrderOfDays(rows).map(calendarEventOf);
  },
);
