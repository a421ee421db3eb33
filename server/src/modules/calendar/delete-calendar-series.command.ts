import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { lockCalendarEvent } from './calendar-event-rows';
import { lockCalendarSeries } from './calendar-event-series-rows';
import { endCalendarSeries } from './end-calendar-series';

export const deleteCalendarSeries = defineCommand(
  apiContract.care.deleteCalendarSeries,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (!row.seriesId || !row.ruleDay)
      throw refuse('INVALID_STATE', { message: 'This event does not repeat.' });
    const series = await lockCalendarSeries(tx, circle.id, row.seriesId);
    const from = input.seriesScope === 'all' ? series.firstDate : row.ruleDay;
    const seriesId = await endCalendarSeries(tx, series, { from, now });
    await record('calendar-series.changed', { seriesId });
    return { seriesId };
  },
);
