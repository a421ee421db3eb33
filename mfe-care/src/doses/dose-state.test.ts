import { expect, it } from 'vitest';
import { aDose } from '../testing/a-medication';
import { doseInTurn, doseState } from './dose-state';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00.000Z`);
const morning = aDose(2, { dueAt: '2026-11-21T09:00:00.000Z' });
const evening = aDose(3, { time: '20:00', dueAt: '2026-11-21T20:00:00.000Z' });

it.each([
  ['07:59', 'later'],
  ['08:00', 'due'],
  ['10:00', 'due'],
  ['10:01', 'overdue'],
])('MED-5 at %s a dose of 09:00 is %s', (clock, state) => {
  expect(doseState(morning, at(clock))).toBe(state);
});

it('MED-1 the next open dose is in turn, and after it the next opens again', () => {
  expect(doseInTurn([morning, evening], at('08:30'))).toMatchObject({ open: morning, next: evening });
  const taken = { ...morning, status: 'taken' as const };
  expect(doseInTurn([taken, evening], at('12:00'))).toEqual({
    open: undefined,
    latest: taken,
    next: evening,
  });
  expect(doseInTurn([taken, evening], at('19:30'))).toMatchObject({ open: evening, latest: taken });
});

it('MED-5 a missed dose can be given until the next one opens or is logged', () => {
  const missed = { ...morning, status: 'missed' as const };
  expect(doseInTurn([missed, evening], at('12:00')).open).toEqual(missed);
  expect(doseInTurn([missed, evening], at('19:30')).open).toEqual(evening);
  expect(doseInTurn([missed, { ...evening, status: 'taken' }], at('20:30')).open).toBeUndefined();
});
