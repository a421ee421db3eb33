import * as z from 'zod';
import { circleLimits, listLimits } from '../circles/circle-limits';
import {
  Adherence,
  AsNeededState,
  Dose,
  DoseCounts,
  DoseLogEntry,
  IngredientTotal,
  MedicationFigures,
  PastDose,
  StockForecast,
} from './dose';
import {
  DosedMedication,
  Medication,
  MedicationInput,
  RefillInput,
  Units,
  medicationFields,
  medicationRules,
} from './medication';
import { AcceptedDangers } from './interaction';
import { PhotoText } from '../files/photo';
import { ClockTime, Cursor, Day, Id, Instant, PageLimit, freeText, longText } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'care';
const medication = { medicationId: Id };
/** A scheduled dose by its medication, day and time. */
const slot = { ...medication, day: Day, time: ClockTime };
/** When it was given, for what waited on a device or is told later; now when left out. Not later than now. */
const takenAt = { takenAt: Instant.optional() };
/** Dangers together with what else is taken, of which the writer was told (MED-3). */
const accepted = { acceptance: AcceptedDangers.optional() };
const ofRecipient = { recipientId: Id.optional() };

/** A logged dose, and its medication with the stock that is left. */
export const DoseChange = z.object({ dose: Dose, medication: Medication });

export const MedicationList = z.object({
  /** By name; paused and completed ones too. */
  medications: z.array(Medication).max(circleLimits.medications),
  figures: z.array(MedicationFigures).max(circleLimits.medications),
  /** Of all of them together, doses due in the last 30 days. */
  adherence: Adherence,
});

export const MedicationDay = z.object({
  recipients: z
    .array(
      z.object({
        recipientId: Id,
        /** Today in the recipient's zone. */
        day: Day,
        /** All doses of today by their time, those that were needed at their time too, and open ones of yesterday before them. */
        doses: z.array(Dose).max(listLimits.doses),
        /** What these doses are of. An answer that a device kept from before they were named has none. */
        medications: z.array(DosedMedication).max(circleLimits.medications).optional(),
        asNeeded: z.array(AsNeededState).max(circleLimits.medications),
        ingredients: z.array(IngredientTotal).max(circleLimits.medications * 10),
      }),
    )
    .max(circleLimits.recipients),
  /** Doses of today that nobody has logged: due or missed (SHELL-6). */
  openDoses: z.int(),
});

export const DoseLogPage = z.object({
  entries: z.array(DoseLogEntry).max(listLimits.page),
  nextCursor: Cursor.nullable(),
});

const AdherenceDay = z.object({ day: Day, /** Null where no dose was due. */ counts: DoseCounts.nullable() });

export const AdherenceReport = z.object({
  /** From the first to the last day, both included; the last one is today. */
  from: Day,
  to: Day,
  medications: z
    .array(
      z.object({
        ...medication,
        adherence: Adherence,
        /** Each day of the range. */ days: z.array(AdherenceDay).max(90),
      }),
    )
    .max(circleLimits.medications),
  /** The same for all medications together, deleted ones too (ALL-6). */
  adherence: Adherence,
  days: z.array(AdherenceDay).max(90),
  /** Counts by the hour (0 to 23) of the dose's time; hours without a dose are left out. */
  hours: z.array(z.object({ hour: z.int().min(0).max(23), counts: DoseCounts })).max(24),
  forecast: z.array(StockForecast).max(circleLimits.medications),
});

/**
 * ALREADY_GIVEN carries in `details` what stands: `doseId`, `memberId`, `name` of the member (empty for none), `at` (an instant)
 * and `status`. OVER_LIMIT carries `limit` (`interval`, `count` or `ingredient`), `nextSafeAt` (an instant), and for an
 * ingredient `ingredient`, `milligrams` with this dose, and `mostMilligrams`.
 */
export const medicationsContract = {
  listMedications: query({
    area,
    name: 'listMedications',
    summary: 'Medications with adherence and stock',
    scope: 'circle',
    action: 'medication:view',
    audit: 'VIEW_MEDICATIONS',
    input: ofRecipient,
    output: MedicationList,
  }),
  getMedicationDay: query({
    area,
    name: 'getMedicationDay',
    summary: 'The doses of today with their states, next safe times and totals of ingredients',
    scope: 'circle',
    action: 'medication:view',
    audit: 'VIEW_MEDICATIONS',
    input: ofRecipient,
    output: MedicationDay,
  }),
  listDoses: query({
    area,
    name: 'listDoses',
    summary:
      'Doses of a range of days (at most 62 days apart) in their order, the first 3,000; made for 8 days ahead',
    scope: 'circle',
    action: 'medication:view',
    audit: 'VIEW_MEDICATIONS',
    /** `after` goes on after the last dose that was listed. */
    input: { from: Day, to: Day, ...ofRecipient, after: Id.optional() },
    output: z.array(Dose).max(listLimits.doses),
  }),
  addMedication: command({
    area,
    name: 'addMedication',
    summary:
      'Add a medication; its doses begin now. Dangers together with others are accepted, else INTERACTION',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...medication, ...medicationFields, unitsLeft: Units.nullable(), ...accepted },
    rule: medicationRules,
    output: Medication,
  }),
  editMedication: command({
    area,
    name: 'editMedication',
    summary: 'Edit a medication field by field; logged doses stay as they are',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...medication, ...edit(MedicationInput), ...accepted },
    output: Medication,
  }),
  pauseMedication: command({
    area,
    name: 'pauseMedication',
    summary: 'Active to paused: open doses are dropped, none are made',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: medication,
    output: Medication,
  }),
  resumeMedication: command({
    area,
    name: 'resumeMedication',
    summary: 'Paused or completed to active: doses begin now, past ones are not missed',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: medication,
    output: Medication,
  }),
  completeMedication: command({
    area,
    name: 'completeMedication',
    summary: 'Active or paused to completed: open doses are dropped',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: medication,
    output: Medication,
  }),
  deleteMedication: command({
    area,
    name: 'deleteMedication',
    summary: 'Hide a medication; its doses stay in history and it can be restored',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: medication,
    output: z.object(medication),
  }),
  restoreMedication: command({
    area,
    name: 'restoreMedication',
    summary: 'Bring a deleted medication back',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: medication,
    output: Medication,
  }),
  setMedicationStock: command({
    area,
    name: 'setMedicationStock',
    summary: 'Say how many units are left; null is not counted',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...medication, unitsLeft: Units.nullable() },
    output: Medication,
  }),
  refillMedication: command({
    area,
    name: 'refillMedication',
    summary: 'Add units to the stock, and say when the next refill is',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...medication, ...RefillInput.shape },
    output: Medication,
  }),
  setMedicationPhoto: command({
    area,
    name: 'setMedicationPhoto',
    summary: 'Give a medication a photo, or take it away',
    scope: 'circle',
    action: 'medication:edit',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...medication, photo: PhotoText.nullable() },
    output: Medication,
  }),
  takeDose: command({
    area,
    name: 'takeDose',
    summary: 'Say that a scheduled dose was given; whoever is second is refused with ALREADY_GIVEN',
    scope: 'circle',
    action: 'medication:log',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...slot, ...takenAt },
    output: DoseChange,
  }),
  skipDose: command({
    area,
    name: 'skipDose',
    summary: 'Say that a scheduled dose is not given, and why',
    scope: 'circle',
    action: 'medication:log',
    audit: 'UPDATE_MEDICATIONS',
    input: { ...slot, reason: longText(300) },
    output: DoseChange,
  }),
  takeAsNeeded: command({
    area,
    name: 'takeAsNeeded',
    summary:
      'Say that an as-needed dose was given; over a limit it needs a reason, else OVER_LIMIT; shortly after another member’s ALREADY_GIVEN',
    scope: 'circle',
    action: 'medication:log',
    audit: 'UPDATE_MEDICATIONS',
    input: {
      doseId: Id,
      ...medication,
      ...takenAt,
      overLimitReason: freeText(300).optional(),
      /** The dose of another member that the giver was told of and that is not the same one. */
      besidesDoseId: Id.optional(),
    },
    output: DoseChange,
  }),
  undoDose: command({
    area,
    name: 'undoDose',
    summary: 'Take back what was said of a dose: it is due again, or was not needed; the log keeps both',
    scope: 'circle',
    action: 'medication:log',
    audit: 'UPDATE_MEDICATIONS',
    input: { doseId: Id },
    output: DoseChange,
  }),
  logPastDoses: command({
    area,
    name: 'logPastDoses',
    summary: 'Enter past doses later, all or none; stock and points stay as they are',
    scope: 'circle',
    action: 'medication:log',
    audit: 'UPDATE_MEDICATIONS',
    input: { entries: z.array(PastDose).min(1).max(100) },
    output: z.array(Dose).max(listLimits.page),
  }),
  listDoseLog: query({
    area,
    name: 'listDoseLog',
    summary: 'What was said of doses, newest first',
    scope: 'circle',
    action: 'medication:view',
    audit: 'VIEW_MEDICATIONS',
    input: { medicationId: Id.optional(), ...ofRecipient, cursor: Cursor.optional(), limit: PageLimit },
    output: DoseLogPage,
  }),
  getAdherence: query({
    area,
    name: 'getAdherence',
    summary: 'How the doses of the last days came out, by medication, day and hour, and how long stocks last',
    scope: 'circle',
    action: 'medication:view',
    audit: 'VIEW_MEDICATIONS',
    input: { days: z.enum(['7', '30', '90']), ...ofRecipient },
    output: AdherenceReport,
  }),
};
