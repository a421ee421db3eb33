import {
  medicationDefaults,
  timesOfFrequency,
  type Ingredient,
  type Medication,
  type MedicationCategory,
  type MedicationForm,
  type MedicationFrequency,
  type MedicationPriority,
  type MedicationStatus,
} from '@carecircle/contracts';
import { nobody } from '../../people-fields/nobody';

/** No particular member gives it. */
export const anyone = 'anyone';

/** What stands in the form of a medication; lists are one on each line, an empty choice is null. */
export interface MedicationDraft {
  name: string;
  genericName: string;
  dosage: string;
  strength: string;
  form: MedicationForm;
  frequency: MedicationFrequency;
  /** At least as many as the frequency asks for; more are kept for when it asks again. */
  times: (string | null)[];
  weekday: string | null;
  monthDay: number | null;
  recipientId: string | null;
  giver: string;
  prescribedBy: string;
  prescriptionDate: string | null;
  startDate: string | null;
  endDate: string | null;
  refillDate: string | null;
  instructions: string;
  sideEffects: string;
  interactions: string;
  foodRestrictions: string;
  category: MedicationCategory;
  priority: MedicationPriority;
  status: MedicationStatus;
  notes: string;
  unitsLeft: number | null;
  unitsPerDose: number | null;
  packageUnits: number | null;
  refillLeadDays: number | null;
  hoursBetween: number | null;
  mostIn24Hours: number | null;
  ingredients: IngredientDraft[];
  missedAfterMinutes: number | null;
  chain: string[];
}

export interface IngredientDraft extends Omit<Ingredient, 'milligramsPerDose'> {
  milligramsPerDose: number | null;
}

/** An empty form with the defaults of section 5; a circle that cares for one person means that one. */
export function newMedicationDraft(today: string, recipientIds: readonly string[]): MedicationDraft {
  const { giverId, sideEffects, interactions, minimumMinutesBetween, escalationChain, ...defaults } =
    medicationDefaults;
  return {
    ...defaults,
    name: '',
    dosage: '',
    frequency: 'once-daily',
    times: [...defaults.times],
    recipientId: recipientIds.length === 1 ? (recipientIds[0] ?? null) : null,
    giver: giverId ?? anyone,
    startDate: today,
    sideEffects: sideEffects.join('\n'),
    interactions: interactions.join('\n'),
    status: 'active',
    unitsLeft: null,
    hoursBetween: minimumMinutesBetween,
    ingredients: [],
    chain: [...escalationChain],
  };
}

export function draftOfMedication(medication: Medication): MedicationDraft {
  const {
    giverId,
    weekday,
    sideEffects,
    interactions,
    minimumMinutesBetween,
    escalationChain,
    times,
    ...fields
  } = medication;
  return {
    ...fields,
    times: times.length > 0 ? times : [...medicationDefaults.times],
    weekday: weekday === null ? null : String(weekday),
    giver: giverId ?? anyone,
    sideEffects: sideEffects.join('\n'),
    interactions: interactions.join('\n'),
    hoursBetween: minimumMinutesBetween === null ? null : minimumMinutesBetween / 60,
    chain: escalationChain,
  };
}

/** The times that the frequency asks for, in the places where they are entered. */
export function askedTimes({ frequency, times }: MedicationDraft): (string | null)[] {
  const count = timesOfFrequency[frequency];
  return Array.from({ length: count }, (_, index) => times[index] ?? null);
}

/** What the contract's schema checks; a time that was not entered is an empty text, what has to be chosen is missing. */
export function inputOfDraft(draft: MedicationDraft) {
  const { giver, weekday, hoursBetween, chain, status: _status, ...fields } = draft;
  return {
    ...namedFields(fields),
    recipientId: draft.recipientId ?? undefined,
    startDate: draft.startDate ?? undefined,
    times: askedTimes(draft).map((time) => time ?? ''),
    weekday: draft.frequency === 'weekly' && weekday !== null ? Number(weekday) : null,
    monthDay: draft.frequency === 'monthly' ? draft.monthDay : null,
    giverId: giver === anyone ? null : giver,
    sideEffects: lines(draft.sideEffects),
    interactions: lines(draft.interactions),
    minimumMinutesBetween: hoursBetween === null ? null : Math.round(hoursBetween * 60),
    escalationChain: chain.filter((id) => id !== nobody),
    ingredients: draft.ingredients.filter(isBegun),
  };
}

/** Whether anything of it was entered: what is wrong with the rest is then told, not dropped (ALL-3). */
function isBegun({ name, milligramsPerDose, mostMilligramsIn24Hours }: IngredientDraft): boolean {
  return name.trim() !== '' || milligramsPerDose !== null || mostMilligramsIn24Hours !== null;
}

/** The draft of a record holds more than its fields: who made it and when. */
function namedFields(
  fields: Omit<MedicationDraft, 'giver' | 'weekday' | 'hoursBetween' | 'chain' | 'status'>,
) {
  const { name, genericName, dosage, strength, form, frequency, prescribedBy, prescriptionDate } = fields;
  const { endDate, refillDate, instructions, foodRestrictions, category, priority, notes } = fields;
  const { unitsLeft, unitsPerDose, packageUnits, refillLeadDays, mostIn24Hours, missedAfterMinutes } = fields;
  return {
    ...{ name, genericName, dosage, strength, form, frequency, prescribedBy, prescriptionDate },
    ...{ endDate, refillDate, instructions, foodRestrictions, category, priority, notes },
    ...{ unitsLeft, unitsPerDose, packageUnits, refillLeadDays, mostIn24Hours, missedAfterMinutes },
  };
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
