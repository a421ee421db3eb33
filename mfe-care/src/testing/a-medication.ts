import {
  medicationDefaults,
  type Dose,
  type Medication,
  type MedicationFigures,
} from '@carecircle/contracts';
import type { MedicationDay } from '../doses/apply-dose';
import type { MedicationList } from '../doses/apply-medication';
import { idOf } from './a-task';

/** A medication for tests; ids are made of one digit so that failures read well. */
export function aMedication(digit: number, fields: Partial<Medication> = {}): Medication {
  return {
    ...medicationDefaults,
    id: idOf(digit),
    circleId: idOf(0),
    name: `Medication ${digit}`,
    dosage: '1 tablet',
    frequency: 'once-daily',
    times: ['09:00'],
    recipientId: idOf(7),
    startDate: '2026-11-01',
    sideEffects: [],
    interactions: [],
    ingredients: [],
    escalationChain: [],
    status: 'active',
    unitsLeft: null,
    refillTaskId: null,
    photoId: null,
    createdBy: idOf(9),
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  };
}

/** A dose of a time that nobody has logged yet. */
export function aDose(digit: number, fields: Partial<Dose> = {}): Dose {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    medicationId: idOf(1),
    recipientId: idOf(7),
    day: '2026-11-21',
    time: '09:00',
    dueAt: '2026-11-21T15:00:00.000Z',
    status: 'due',
    takenAt: null,
    loggedBy: null,
    loggedAt: null,
    reason: '',
    isOverLimit: false,
    toldIds: [],
    ...fields,
  };
}

/** One person's doses of a day, and what they are of. */
export function aMedicationDay(
  doses: Dose[],
  more: Partial<MedicationDay['recipients'][number]> = {},
): MedicationDay {
  const recipient = {
    recipientId: idOf(7),
    day: '2026-11-21',
    doses,
    medications: doses.map(({ medicationId: id }) => ({ ...aMedication(1), id })),
    asNeeded: [],
    ingredients: [],
    ...more,
  };
  return { recipients: [recipient], openDoses: doses.length };
}

export function figuresFor({ id }: Medication, more: Partial<MedicationFigures> = {}): MedicationFigures {
  return {
    medicationId: id,
    adherence: noDoses,
    stock: {
      medicationId: id,
      unitsLeft: null,
      dosesLeft: null,
      unitsPerDay: null,
      runsOutOn: null,
      isRefillDue: false,
    },
    ...more,
  };
}

export const noDoses = { taken: 0, late: 0, skipped: 0, missed: 0, percent: null };

export function aMedicationList(
  medications: Medication[],
  more: Partial<MedicationList> = {},
): MedicationList {
  return {
    medications,
    figures: medications.map((medication) => figuresFor(medication)),
    adherence: noDoses,
    ...more,
  };
}
