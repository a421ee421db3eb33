import { circleLimits, doseLimits } from '@carecircle/contracts';
import {
  ClockTime,
  Day,
  DoseLogStatus,
  DoseStatus,
  Id,
  Instant,
  MedicationStatus,
  Units,
  freeText,
  medicationFields,
  medicationRules,
  type MedicationInput,
} from '@carecircle/contracts/schemas';
import { ne } from 'drizzle-orm';
import * as z from 'zod';
import type { CopiedKind } from '../copied-kind';
import { planDoseProcessing } from './doses/process-due-doses.job';
import { doseLog, doses, interactionAcceptances, medications } from './medications.tables';

const ofMedication = { medicationId: 'medications', recipientId: 'recipients' };

/**
 * Medications with what was given of them (MED-1, MED-5), deleted ones too, for history names them. Doses that are still due are made
 * anew from the moment of the restore on, so that nobody hears of what was missed while there was only a copy.
 */
export const copiedMedications: readonly CopiedKind[] = [
  {
    name: 'medications',
    table: medications,
    action: 'medication:view',
    fields: {
      id: Id,
      ...medicationFields,
      status: MedicationStatus,
      unitsLeft: Units.nullable(),
      refillTaskId: Id.nullable(),
      createdBy: Id,
      createdAt: Instant,
      updatedAt: Instant,
      deletedAt: Instant.nullable(),
    },
    holds: (record) => medicationRules.every(({ holds }) => holds(record as unknown as MedicationInput)),
    refers: { recipientId: 'recipients', refillTaskId: 'tasks' },
    people: ['giverId', 'escalationChain', 'createdBy'],
    most: 2 * circleLimits.medications,
    begin: (_record, { now }) => ({ plannedUntil: now }),
    finish: (unit, { id }) => planDoseProcessing(unit, id),
  },
  {
    name: 'doses',
    table: doses,
    action: 'medication:view',
    fields: {
      id: Id,
      medicationId: Id,
      recipientId: Id,
      day: Day,
      time: ClockTime.nullable(),
      dueAt: Instant.nullable(),
      status: DoseStatus.exclude(['due']),
      takenAt: Instant.nullable(),
      loggedBy: Id.nullable(),
      loggedAt: Instant.nullable(),
      reason: freeText(500),
      isOverLimit: z.boolean(),
      toldIds: z.array(Id).max(3 * doseLimits.longestChain),
      unitsUsed: Units,
    },
    refers: ofMedication,
    people: ['loggedBy', 'toldIds'],
    where: () => ne(doses.status, 'due'),
  },
  {
    name: 'doseLog',
    table: doseLog,
    action: 'medication:view',
    fields: {
      id: Id,
      doseId: Id,
      medicationId: Id,
      medicationName: freeText(120),
      recipientId: Id,
      day: Day,
      time: ClockTime.nullable(),
      status: DoseLogStatus,
      takenAt: Instant.nullable(),
      memberId: Id.nullable(),
      reason: freeText(500),
      isOverLimit: z.boolean(),
      isBackFilled: z.boolean(),
      loggedAt: Instant,
    },
    ids: ['doseId'],
    refers: ofMedication,
    people: ['memberId'],
  },
  {
    name: 'acceptedDangers',
    table: interactionAcceptances,
    action: 'medication:view',
    fields: {
      id: Id,
      medicationId: Id,
      recipientId: Id,
      keys: z.array(freeText(500)).max(200),
      reason: freeText(300),
      acceptedBy: Id,
      acceptedAt: Instant,
    },
    refers: ofMedication,
    people: ['acceptedBy'],
  },
];
