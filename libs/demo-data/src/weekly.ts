import type { Repeat } from '@carecircle/contracts';

/** Once a week, on the weekday it begins on, without an end. */
export const weekly: Repeat = {
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyOn: 'day',
  until: null,
  count: null,
};
