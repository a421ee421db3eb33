import { medicationDefaults } from '@carecircle/contracts';
import type { ApiInputs } from '@carecircle/contracts/api';
import type { PersonKey, RecipientKey } from './family';

type Fields = Omit<
  ApiInputs['care']['addMedication'],
  | 'commandId'
  | 'circleId'
  | 'medicationId'
  | 'recipientId'
  | 'startDate'
  | 'endDate'
  | 'giverId'
  | 'escalationChain'
>;

/** What somebody takes, from so many days before today to so many, if it has ended. */
export interface DemoMedication extends Fields {
  whom: RecipientKey;
  startsDaysAgo: number;
  endsDaysAgo?: number;
  giver?: PersonKey;
  chain?: PersonKey[];
}

const usual = {
  ...medicationDefaults,
  ...{ sideEffects: [], interactions: [], ingredients: [], unitsLeft: null, prescribedBy: 'Dr. Lee' },
};

/** What Rosa and Hugo take: one keeps a refill near, one has run its course. */
export const demoMedications = {
  metformin: {
    ...usual,
    ...{ whom: 'rosa', startsDaysAgo: 400, name: 'Metformin', genericName: 'Metformin hydrochloride' },
    ...{ dosage: '1 tablet', strength: '500 mg', frequency: 'twice-daily', times: ['08:00', '18:00'] },
    ...{ category: 'diabetes', priority: 'high', foodRestrictions: 'With breakfast and dinner' },
    ...{ unitsLeft: 46, packageUnits: 60, sideEffects: ['Upset stomach'] },
  },
  lisinopril: {
    ...usual,
    ...{ whom: 'rosa', startsDaysAgo: 62, name: 'Lisinopril', genericName: 'Lisinopril' },
    ...{ dosage: '1 tablet', strength: '10 mg', frequency: 'once-daily', times: ['08:00'] },
    ...{ category: 'blood-pressure', priority: 'high', unitsLeft: 68, packageUnits: 90 },
    ...{ instructions: 'Measure the pressure before. Below 100, call Dr. Lee first.' },
    ...{ sideEffects: ['Dizziness when getting up', 'Dry cough'] },
  },
  atorvastatin: {
    ...usual,
    ...{ whom: 'rosa', startsDaysAgo: 300, name: 'Atorvastatin', genericName: 'Atorvastatin calcium' },
    ...{ dosage: '1 tablet', strength: '20 mg', frequency: 'once-daily', times: ['21:00'] },
    ...{ category: 'heart', foodRestrictions: 'No grapefruit', unitsLeft: 51, packageUnits: 90 },
  },
  vitaminD: {
    ...usual,
    ...{ whom: 'rosa', startsDaysAgo: 200, name: 'Vitamin D3', dosage: '1 capsule', strength: '10,000 IU' },
    ...{ form: 'capsule', frequency: 'weekly', weekday: 7, times: ['09:00'], category: 'vitamin' },
    ...{ priority: 'low', unitsLeft: 11, packageUnits: 24, prescribedBy: '' },
  },
  acetaminophen: {
    ...usual,
    ...{ whom: 'rosa', startsDaysAgo: 90, name: 'Tylenol', genericName: 'Acetaminophen' },
    ...{ dosage: '1 tablet', strength: '500 mg', frequency: 'as-needed', times: [], category: 'pain' },
    ...{ minimumMinutesBetween: 240, mostIn24Hours: 4, unitsLeft: 74, packageUnits: 100 },
    ingredients: [{ name: 'Acetaminophen', milligramsPerDose: 500, mostMilligramsIn24Hours: 3000 }],
    instructions: 'For her knee.',
  },
  apixaban: {
    ...usual,
    ...{ whom: 'hugo', startsDaysAgo: 500, name: 'Eliquis', genericName: 'Apixaban' },
    ...{ dosage: '1 tablet', strength: '5 mg', frequency: 'twice-daily', times: ['08:30', '20:30'] },
    ...{ category: 'heart', priority: 'critical', missedAfterMinutes: 45, giver: 'ana' },
    ...{ chain: ['ben', 'lucia', 'tom'], interactions: ['Ibuprofen', 'Aspirin'] },
    ...{ unitsLeft: 21, packageUnits: 60, instructions: 'Never two at once, even after a missed one.' },
    sideEffects: ['Bruises', 'Bleeding'],
  },
  donepezil: {
    ...usual,
    ...{ whom: 'hugo', startsDaysAgo: 45, name: 'Donepezil', genericName: 'Donepezil hydrochloride' },
    ...{ dosage: '1 tablet', strength: '10 mg', frequency: 'once-daily', times: ['21:00'] },
    ...{ category: 'mental-health', prescribedBy: 'Dr. Novak', unitsLeft: 30, packageUnits: 30 },
    ...{ missedAfterMinutes: 120, sideEffects: ['Vivid dreams'] },
  },
  amoxicillin: {
    ...usual,
    ...{ whom: 'hugo', startsDaysAgo: 33, endsDaysAgo: 27, name: 'Amoxicillin', dosage: '1 capsule' },
    ...{ strength: '500 mg', form: 'capsule', frequency: 'three-times-daily' },
    ...{ times: ['07:00', '14:00', '21:00'], category: 'antibiotic', priority: 'high' },
    notes: 'Bronchitis in the fall.',
  },
  ibuprofen: {
    ...usual,
    ...{ whom: 'hugo', startsDaysAgo: 90, name: 'Ibuprofen', genericName: 'Ibuprofen', dosage: '1 tablet' },
    ...{ strength: '400 mg', frequency: 'as-needed', times: [], category: 'pain', priority: 'low' },
    ...{ minimumMinutesBetween: 480, mostIn24Hours: 3, interactions: ['Apixaban'] },
    notes: 'Not together with Eliquis: ask Dr. Lee first.',
    acceptance: { keys: ['ibuprofen|apixaban|bleeding'], reason: 'Dr. Lee knows; for single days only.' },
  },
} as const satisfies Record<string, DemoMedication>;

export type MedicationKey = keyof typeof demoMedications;
