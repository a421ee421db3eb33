import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { ClockTime, Day, Id, Instant, freeText } from '../primitives';
import { doseLimits, doseLogStatuses, doseStatuses } from './medication-choices';
import { Units } from './medication';

export const DoseStatus = z.enum(doseStatuses);
export type DoseStatus = z.infer<typeof DoseStatus>;
export const DoseLogStatus = z.enum(doseLogStatuses);
export type DoseLogStatus = z.infer<typeof DoseLogStatus>;

/**
 * One dose: of a time of the schedule, or one that was needed. A scheduled one is named by medication, day and time, of which
 * there is never a second one (MED-5).
 */
export const Dose = z.object({
  id: Id,
  circleId: Id,
  medicationId: Id,
  recipientId: Id,
  /** Day in the recipient's zone: of the schedule, or on which it was needed. */
  day: Day,
  /** Time of the schedule on the recipient's wall; null when it was as needed. */
  time: ClockTime.nullable(),
  /** The moment of `day` and `time`; the first one after a time that the clocks jump over. Null when as needed. */
  dueAt: Instant.nullable(),
  status: DoseStatus,
  /** When it was given; null unless taken or late. */
  takenAt: Instant.nullable(),
  /** Who gave or skipped it; null while it is due or missed. */
  loggedBy: Id.nullable(),
  loggedAt: Instant.nullable(),
  /** Why it was skipped, or given over its limit. */
  reason: z.string(),
  /** It was given over its limit, with a reason (as needed). */
  isOverLimit: z.boolean(),
  /** Members who were told that it was missed, in their order (MED-6). */
  toldIds: z.array(Id).max(3 * doseLimits.longestChain),
});
export type Dose = z.infer<typeof Dose>;

/** A line of the dose log. An undone dose has two lines: it stays what was said before. */
export const DoseLogEntry = z.object({
  id: Id,
  circleId: Id,
  doseId: Id,
  medicationId: Id,
  /** The name at that time, for medications that were deleted since. */
  medicationName: z.string(),
  recipientId: Id,
  day: Day,
  time: ClockTime.nullable(),
  status: DoseLogStatus,
  /** When it was given; null when nothing was given. */
  takenAt: Instant.nullable(),
  /** Whose line it is; null where the server noticed that a dose was missed. */
  memberId: Id.nullable(),
  reason: z.string(),
  isOverLimit: z.boolean(),
  /** Entered later for a past dose. */
  isBackFilled: z.boolean(),
  loggedAt: Instant,
});
export type DoseLogEntry = z.infer<typeof DoseLogEntry>;

/** A past dose that is entered later; `time` null is one as needed. */
export const PastDose = z.strictObject({
  medicationId: Id,
  day: Day,
  time: ClockTime.nullable(),
  status: z.enum(['taken', 'skipped', 'missed']),
  /** When it was given; null is at its time. Needed when as needed. */
  takenAt: Instant.nullable(),
  reason: freeText(300),
});
export type PastDose = z.infer<typeof PastDose>;

/** How the doses of a span came out. As-needed, paused and future doses count nowhere (MED-2). */
export const DoseCounts = z.object({ taken: z.int(), late: z.int(), skipped: z.int(), missed: z.int() });
export type DoseCounts = z.infer<typeof DoseCounts>;

/** Adherence = (taken + late) ÷ (taken + late + skipped + missed), in whole percent; null where there was no dose. */
export const Adherence = z.object({ ...DoseCounts.shape, percent: z.int().min(0).max(100).nullable() });
export type Adherence = z.infer<typeof Adherence>;

/** How long the stock lasts at the present use (MED-7). */
export const StockForecast = z.object({
  medicationId: Id,
  /** Null where nobody counts it. */
  unitsLeft: Units.nullable(),
  /** Whole doses that are left. */
  dosesLeft: z.int().nullable(),
  /** From the schedule, or what was needed in the last 30 days; null where that was nothing. */
  unitsPerDay: z.number().nullable(),
  /** The first day whose doses the stock no longer covers; null where that cannot be told. */
  runsOutOn: Day.nullable(),
  /** The refill date is within 7 days or past, or the stock runs out within the lead time. */
  isRefillDue: z.boolean(),
});
export type StockForecast = z.infer<typeof StockForecast>;

/** What the screens show of a medication besides its fields. */
export const MedicationFigures = z.object({
  medicationId: Id,
  /** Of the doses due in the last 30 days. */
  adherence: Adherence,
  stock: StockForecast,
});
export type MedicationFigures = z.infer<typeof MedicationFigures>;

/** Whether one more dose of an as-needed medication is safe now (MED-5). */
export const AsNeededState = z.object({
  medicationId: Id,
  lastTakenAt: Instant.nullable(),
  /** Doses in the last 24 hours. */
  takenIn24Hours: z.int(),
  /** From when on one more keeps interval, number and ingredients within their limits; null is now. */
  nextSafeAt: Instant.nullable(),
});
export type AsNeededState = z.infer<typeof AsNeededState>;

/** How much of an ingredient a person had in the last 24 hours from all products. */
export const IngredientTotal = z.object({
  name: z.string(),
  milligrams: z.number(),
  /** The least that one of the products allows; null where none says. */
  mostMilligrams: z.number().nullable(),
  medicationIds: z.array(Id).max(circleLimits.medications),
});
export type IngredientTotal = z.infer<typeof IngredientTotal>;
