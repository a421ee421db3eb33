import * as z from 'zod';
import { Dose } from './dose';
import { circleLimits } from '../circles/circle-limits';
import { Medication } from './medication';
import { Id } from '../primitives';
import { circleEvent, ChangedFields } from '../events/domain-event';

const doseOfMedication = { dose: Dose, medication: Medication };

export const medicationsEvents = {
  /** A medication was added. */
  'medication.added': circleEvent('medication:view', { medication: Medication }),
  /** Fields of a medication were edited, by a member or because somebody left; `changed` names them. */
  'medication.edited': circleEvent('medication:view', {
    medication: Medication,
    changed: ChangedFields,
  }),
  /** It is not taken for now: its open doses are gone. */
  'medication.paused': circleEvent('medication:view', { medication: Medication }),
  /** It is taken again, from now on. */
  'medication.resumed': circleEvent('medication:view', { medication: Medication }),
  /** It is no longer taken, or its last day is over. */
  'medication.completed': circleEvent('medication:view', { medication: Medication }),
  /** A medication was hidden. */
  'medication.deleted': circleEvent('medication:view', { medicationId: Id }),
  /** A hidden medication came back. */
  'medication.restored': circleEvent('medication:view', { medication: Medication }),
  /** Somebody counted or filled up its stock. */
  'medication.stock-changed': circleEvent('medication:view', { medication: Medication }),
  /** Its stock is nearly at its end: a refill task was made. */
  'medication.refill-planned': circleEvent('medication:view', { medication: Medication }),
  /** It has another photo, or none. */
  'medication.photo-changed': circleEvent('medication:view', { medication: Medication }),
  /** A dose is due soon; `toldIds` are those of its givers who wanted to be reminded by now, each once (NOTE-4). */
  'dose.reminded': circleEvent('medication:view', {
    ...doseOfMedication,
    toldIds: z.array(Id).max(circleLimits.members),
  }),
  /** The time of a dose has come, for which somebody is there to give it. */
  'dose.due': circleEvent('medication:view', doseOfMedication),
  /** A dose was given; fires once per dose unless it is undone, whoever taps twice. */
  'dose.taken': circleEvent('medication:view', doseOfMedication),
  /** Somebody said that a dose is not given. */
  'dose.skipped': circleEvent('medication:view', doseOfMedication),
  /**
   * What was said of a dose was taken back; `undoneBy` is who had said it, `takenEventId` the event that it was given, null where
   * it earned nothing.
   */
  'dose.undone': circleEvent('medication:view', {
    ...doseOfMedication,
    undoneBy: Id.nullable(),
    takenEventId: Id.nullable(),
  }),
  /** A dose was open for too long; `toldId` is the first of its chain, null where it has none. */
  'dose.missed': circleEvent('medication:view', { ...doseOfMedication, toldId: Id.nullable() }),
  /** It still was not given: the next of the chain is told. */
  'dose.escalated': circleEvent('medication:view', { ...doseOfMedication, toldId: Id }),
  /** Past doses were entered later. */
  'doses.back-filled': circleEvent('medication:view', {
    medicationIds: z.array(Id).max(circleLimits.medications),
    doses: z.int(),
  }),
};
