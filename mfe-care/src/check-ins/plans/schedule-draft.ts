import type { CheckInSchedule, CheckInScheduleInput, Rung } from '@carecircle/contracts';
import { nobody } from '../../people-fields/nobody';

/** A rung as people say it: so many minutes before or after. */
export interface RungDraft {
  minutes: number | null;
  side: 'before' | 'after';
  who: Rung['who'];
}

export interface ScheduleDraft extends Omit<CheckInScheduleInput, 'askedId' | 'times' | 'rungs'> {
  asked: string;
  times: (string | null)[];
  rungs: RungDraft[];
}

export function draftOf({ askedId, rungs, ...schedule }: CheckInSchedule): ScheduleDraft {
  const { isOn, times, weekdays, contactIds } = schedule;
  return {
    ...{ isOn, times, weekdays, contactIds },
    asked: askedId ?? nobody,
    rungs: rungs.map(({ minutes, who }) => ({
      minutes: Math.abs(minutes),
      side: minutes < 0 ? 'before' : 'after',
      who,
    })),
  };
}

/** The draft as the contract's schema reads it; the ladder as it stands in the form, so that what is wrong is said at its rung. */
export function inputOf({ asked, times, rungs, ...fields }: ScheduleDraft) {
  return {
    ...fields,
    askedId: asked === nobody ? null : asked,
    times: times.map((time) => time ?? ''),
    rungs: rungs.map(({ minutes, side, who }) => ({
      minutes: minutes === null ? null : side === 'before' && minutes > 0 ? -minutes : minutes,
      who,
    })),
  };
}

/** The ladder in the order in which its reminders come. */
export function inOrder(rungs: readonly Rung[]): Rung[] {
  return rungs.toSorted((one, other) => one.minutes - other.minutes);
}
