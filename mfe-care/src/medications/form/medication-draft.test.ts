import { MedicationFormInput } from '@carecircle/contracts/schemas';
import { fieldCodes } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { aMedication } from '../../testing/a-medication';
import { idOf } from '../../testing/a-task';
import { draftOfMedication, inputOfDraft, newMedicationDraft } from './medication-draft';

const empty = newMedicationDraft('2026-11-21', [idOf(7)]);

it('MED-1 MED-2 an empty form has the defaults, and asks for name and dosage', () => {
  expect(empty).toMatchObject({ form: 'tablet', times: ['09:00'], category: 'other', priority: 'medium' });
  expect(empty.recipientId).toBe(idOf(7));
  expect(newMedicationDraft('2026-11-21', [idOf(7), idOf(8)]).recipientId).toBeNull();
  expect(Object.keys(fieldCodes(MedicationFormInput, inputOfDraft(empty)))).toEqual(['name', 'dosage']);
});

it('MED-1 the frequency asks for as many times, each missing one at its own field', () => {
  const draft = { ...empty, name: 'A', dosage: '1', frequency: 'three-times-daily' as const };
  expect(Object.keys(fieldCodes(MedicationFormInput, inputOfDraft(draft)))).toEqual(
    expect.arrayContaining(['times.1', 'times.2']),
  );
  expect(inputOfDraft({ ...draft, frequency: 'as-needed' }).times).toEqual([]);
});

it('MED-2 what was saved opens as it was, with a day only where the frequency has one', () => {
  const medication = aMedication(1, {
    frequency: 'weekly',
    weekday: 3,
    giverId: idOf(8),
    sideEffects: ['Dizzy', 'Tired'],
    minimumMinutesBetween: 90,
    escalationChain: [idOf(8), idOf(9)],
  });
  const input = inputOfDraft(draftOfMedication(medication));
  expect(fieldCodes(MedicationFormInput, input)).toEqual({});
  expect(medication).toMatchObject(MedicationFormInput.parse(input));
  expect(inputOfDraft({ ...draftOfMedication(medication), frequency: 'once-daily' }).weekday).toBeNull();
});

it('MED-5 ALL-3 an ingredient that was begun is checked, an untouched line is left out', () => {
  const untouched = { name: '', milligramsPerDose: null, mostMilligramsIn24Hours: null };
  const codesOf = (ingredient: (typeof draft.ingredients)[number]) =>
    fieldCodes(MedicationFormInput, inputOfDraft({ ...draft, ingredients: [ingredient] }));
  const draft = { ...empty, name: 'A', dosage: '1' };
  expect(codesOf(untouched)).toEqual({});
  expect(codesOf({ ...untouched, milligramsPerDose: 500 })).toEqual({ 'ingredients.0.name': 'too_small' });
  expect(codesOf({ name: 'Iron', milligramsPerDose: 500, mostMilligramsIn24Hours: 100 })).toEqual({
    ingredients: 'ingredient_over_most',
  });
});
