import { expect, it } from 'vitest';
import { aDose, aMedicationDay } from '../testing/a-medication';
import { idOf } from '../testing/a-task';
import { applyDoseToDay, upsertDose } from './apply-dose';

const nine = aDose(2);
const noon = aDose(3, { time: '12:00', dueAt: '2026-11-21T18:00:00.000Z' });
const taken = { ...nine, status: 'taken' as const, takenAt: '2026-11-21T15:04:00.000Z' };

it('MED-5 MFE-7 a dose that was given stands in its place, once, and is no longer open', () => {
  const day = applyDoseToDay(aMedicationDay([nine, noon]), taken);
  expect(day?.recipients[0]?.doses.map(({ status }) => status)).toEqual(['taken', 'due']);
  expect(day?.openDoses).toBe(1);
  expect(day && applyDoseToDay(day, taken)).toEqual(day);
});

it('SHELL-6 a missed dose of today is open, an open one of yesterday is not counted', () => {
  const yesterday = aDose(4, { day: '2026-11-20', dueAt: '2026-11-20T15:00:00.000Z', status: 'missed' });
  const day = applyDoseToDay(aMedicationDay([yesterday, nine]), { ...nine, status: 'missed' });
  expect(day?.openDoses).toBe(1);
});

it('MED-5 a dose of another day comes into no list of today', () => {
  const tomorrow = aDose(5, { day: '2026-11-22', dueAt: '2026-11-22T15:00:00.000Z' });
  const day = aMedicationDay([nine]);
  expect(applyDoseToDay(day, tomorrow)?.recipients).toEqual(day.recipients);
});

it('MED-5 where a next safe time or a total of an ingredient follows, the server reckons', () => {
  const needed = aDose(6, { time: null, dueAt: null, status: 'taken' });
  expect(applyDoseToDay(aMedicationDay([nine]), needed)).toBeUndefined();
  const ingredient = { name: 'Paracetamol', milligrams: 500, mostMilligrams: 3000, medicationIds: [] };
  expect(applyDoseToDay(aMedicationDay([nine], { ingredients: [ingredient] }), taken)).toBeUndefined();
});

it('SHELL-6 the first dose of a medication comes with its name, from the server', () => {
  const other = aDose(7, { medicationId: idOf(8) });
  expect(applyDoseToDay(aMedicationDay([nine]), other)).toBeUndefined();
});

it('MED-5 an as-needed dose that is undone goes', () => {
  const needed = aDose(6, { time: null, dueAt: null, status: 'taken', takenAt: '2026-11-21T16:00:00.000Z' });
  const doses = upsertDose([nine, noon], needed);
  expect(doses.map(({ id }) => id)).toEqual([nine.id, needed.id, noon.id]);
  expect(upsertDose(doses, { ...needed, status: 'due' })).toEqual([nine, noon]);
});
