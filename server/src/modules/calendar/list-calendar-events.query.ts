import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { rangeOf } from '../series';
import { calendarEventOf } from './calendar-event-rows';
import { readPartsOfEvents } from './parts-of-events';

/** By day, within a day by time, all-day last (CAL-1); occurrences of series among them (CAL-4). */
export const listCalendarEvents = defineQuery(
  apiContract.care.listCalendarEvents,
  async ({ db, input, circle }) => {
    const { shown } = await readPartsOfEvents(db, circle, rangeOf(input));
    return shown.map(calendarEventOf);
  },
);
