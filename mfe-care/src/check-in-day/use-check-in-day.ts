import { streakOn } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery, useNow, useSession } from '@carecircle/remote-kit';
import { applyToDay } from './apply-check-in';
import { earliestDay, peopleToday } from './people-today';

/** Who has been checked in on today, and the own streak (SHELL-6, CHK-3). */
export function useCheckInDay() {
  const { person, circle, recipients } = useSession();
  const now = useNow();
  const { data, ...query } = useLiveQuery(
    'care.getCheckInDay',
    {},
    {
      on: {
        'check-in.added': (day, { payload }) => applyToDay(day, payload.checkIn, person.id),
        'check-ins.paused': needsRefetch,
        'check-ins.resumed': needsRefetch,
      },
    },
  );
  const zones = recipients.length > 0 ? recipients.map(({ timeZone }) => timeZone) : [circle.timeZone];
  return {
    ...query,
    people: data && peopleToday(recipients, data, now),
    streak: data && streakOn(data.streak, earliestDay(zones, now), data.pausedDays),
  };
}
