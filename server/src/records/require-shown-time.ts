import { isSkippedTime } from '../recurrence/is-skipped-time';
import { refuse } from '../refuse';

/** Refuses, at its field, a time that the clocks of a zone jump over on that day; none is fine (CAL-2, TASK-1). */
export function requireShownTime(
  timeZone: string,
  day: string,
  { path, time }: { path: 'time' | 'endTime' | 'dueTime'; time: string | null },
): void {
  if (time === null || !isSkippedTime(timeZone, day, time)) return;
  throw refuse('INVALID_INPUT', {
    message: 'The clocks change that night and jump over this time.',
    fields: [{ path, code: 'skipped_time' }],
  });
}
