import * as z from 'zod';
import { withRule, type FieldRule } from '../field-rule';
import { ClockTime, Day, Id, Instant, freeText, line } from '../primitives';
import {
  doseLimits,
  medicationCategories,
  medicationForms,
  medicationFrequencies,
  medicationPriorities,
  medicationStatuses,
  mostUnits,
  timesOfFrequency,
} from './medication-choices';

export const MedicationForm = z.enum(medicationForms);
export type MedicationForm = z.infer<typeof MedicationForm>;
export const MedicationFrequency = z.enum(medicationFrequencies);
export type MedicationFrequency = z.infer<typeof MedicationFrequency>;
export const MedicationCategory = z.enum(medicationCategories);
export type MedicationCategory = z.infer<typeof MedicationCategory>;
export const MedicationPriority = z.enum(medicationPriorities);
export type MedicationPriority = z.infer<typeof MedicationPriority>;
export const MedicationStatus = z.enum(medicationStatuses);
export type MedicationStatus = z.infer<typeof MedicationStatus>;

/** Tablets, millilitres, puffs: whatever the form is counted in; halves and quarters too. */
export const Units = z.number().min(0).max(mostUnits);

/** An active ingredient, by its name whatever the product, and how much of it one dose holds. */
export const Ingredient = z.strictObject({
  name: line(80),
  milligramsPerDose: z.number().min(0.001).max(100_000),
  /** The most of it that this person may have in 24 hours from all products together; null where none is set. */
  mostMilligramsIn24Hours: z.number().min(0.001).max(1_000_000).nullable(),
});
export type Ingredient = z.infer<typeof Ingredient>;

const shortList = z.array(line(200)).max(30);

/** The fields of a medication that members edit (MED-1, MED-2, MED-5 to MED-7). Days and times are those of the recipient's wall. */
export const medicationFields = {
  name: line(120),
  genericName: freeText(120),
  /** In words, as on the package: '1 tablet', '10 ml'. */
  dosage: line(80),
  /** Such as '500 mg'. */
  strength: freeText(80),
  form: MedicationForm,
  frequency: MedicationFrequency,
  /** As many as the frequency asks for (`timesOfFrequency`), in any order. */
  times: z.array(ClockTime).max(4),
  /** Day of a weekly dose, 1 Monday to 7 Sunday; of no meaning otherwise. */
  weekday: z.int().min(1).max(7).nullable(),
  /** Day of a monthly dose; a month that is shorter has it on its last day. Of no meaning otherwise. */
  monthDay: z.int().min(1).max(31).nullable(),
  /** 'Assigned to': who takes it. */
  recipientId: Id,
  /** 'Given by': the member who is reminded, and the first who is told when it is missed; null reminds all who may log it (MED-6). */
  giverId: Id.nullable(),
  prescribedBy: freeText(120),
  prescriptionDate: Day.nullable(),
  startDate: Day,
  /** The last day with doses; after it the medication is completed by itself. */
  endDate: Day.nullable(),
  refillDate: Day.nullable(),
  instructions: freeText(2000),
  sideEffects: shortList,
  interactions: shortList,
  foodRestrictions: freeText(500),
  category: MedicationCategory,
  priority: MedicationPriority,
  notes: freeText(2000),
  /** How much stock one dose uses. */
  unitsPerDose: z.number().min(0.01).max(1000),
  /** What a full package holds (`totalPills`); null where nobody said. */
  packageUnits: Units.nullable(),
  /** A refill task is made so many days before the stock runs out (MED-7). */
  refillLeadDays: z.int().min(0).max(60),
  /** As needed: the least time from one dose to the next. */
  minimumMinutesBetween: z.int().min(1).max(10_080).nullable(),
  /** As needed: the most doses in any 24 hours. */
  mostIn24Hours: z.int().min(1).max(48).nullable(),
  ingredients: z.array(Ingredient).max(10),
  /** A dose that is open for so many minutes after its time is missed (MED-6). */
  missedAfterMinutes: z.int().min(0).max(doseLimits.longestMissedAfterMinutes),
  /** Members who are told of a missed dose one after another, after whoever gives it (MED-6). */
  escalationChain: z.array(Id).max(doseLimits.longestChain),
};

/** The fields of a medication, each for itself; an edit names some of them. */
export const MedicationInput = z.strictObject(medicationFields);
export type MedicationInput = z.infer<typeof MedicationInput>;

/** What has to hold between the fields of a medication; codes stand at their field. */
export const medicationRules: readonly FieldRule<MedicationInput>[] = [
  {
    path: 'times',
    code: 'times_of_frequency',
    holds: ({ frequency, times }) => times.length === timesOfFrequency[frequency],
  },
  { path: 'times', code: 'times_doubled', holds: ({ times }) => isWithoutDouble(times) },
  {
    path: 'weekday',
    code: 'weekday_required',
    holds: ({ frequency, weekday }) => frequency !== 'weekly' || weekday !== null,
  },
  {
    path: 'monthDay',
    code: 'month_day_required',
    holds: ({ frequency, monthDay }) => frequency !== 'monthly' || monthDay !== null,
  },
  {
    path: 'endDate',
    code: 'end_before_start',
    holds: ({ startDate, endDate }) => endDate === null || endDate >= startDate,
  },
  {
    path: 'escalationChain',
    code: 'chain_doubled',
    holds: ({ escalationChain }) => isWithoutDouble(escalationChain),
  },
  {
    path: 'ingredients',
    code: 'ingredient_doubled',
    holds: ({ ingredients }) => isWithoutDouble(ingredients.map(({ name }) => name.toLowerCase())),
  },
  {
    path: 'ingredients',
    code: 'ingredient_over_most',
    holds: ({ ingredients }) =>
      ingredients.every(
        ({ milligramsPerDose, mostMilligramsIn24Hours: most }) => most === null || milligramsPerDose <= most,
      ),
  },
];

/** What a medication form hands over, with what is left; the same rules are checked in browser and server (ALL-3). */
export const MedicationFormInput = withRule(
  z.strictObject({ ...medicationFields, unitsLeft: Units.nullable() }),
  medicationRules,
);

/** What the form of a refill hands over: how much was added, and when the next one is (MED-7). */
export const RefillInput = z.strictObject({ units: Units.gt(0), refillDate: Day.nullable() });

export const Medication = z.object({
  id: Id,
  circleId: Id,
  ...medicationFields,
  status: MedicationStatus,
  /** What is left; null where nobody counts it. Never negative. */
  unitsLeft: Units.nullable(),
  /** The refill task that was made for this stock (MED-7). */
  refillTaskId: Id.nullable(),
  /** Its photo, at `photoUrl`; another photo has another id. */
  photoId: Id.nullable(),
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Medication = z.infer<typeof Medication>;

/** What is said of a medication where a dose of it is to be given. */
export const DosedMedication = Medication.pick({ id: true, name: true, dosage: true, giverId: true });
export type DosedMedication = z.infer<typeof DosedMedication>;

function isWithoutDouble(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
