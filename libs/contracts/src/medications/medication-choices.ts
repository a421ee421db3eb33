/** What a medication can be (section 3 of the specification). */
export const medicationForms = [
  'tablet',
  'capsule',
  'liquid',
  'injection',
  'patch',
  'inhaler',
  'drops',
  'cream',
] as const;

export const medicationFrequencies = [
  'once-daily',
  'twice-daily',
  'three-times-daily',
  'four-times-daily',
  'as-needed',
  'weekly',
  'monthly',
] as const;
export type MedicationFrequencyName = (typeof medicationFrequencies)[number];

/** How many clock times a frequency asks for (MED-1); none is scheduled as needed. */
export const timesOfFrequency: Readonly<Record<MedicationFrequencyName, number>> = {
  'once-daily': 1,
  'twice-daily': 2,
  'three-times-daily': 3,
  'four-times-daily': 4,
  'as-needed': 0,
  weekly: 1,
  monthly: 1,
};

export const medicationCategories = [
  'heart',
  'diabetes',
  'blood-pressure',
  'pain',
  'mental-health',
  'antibiotic',
  'vitamin',
  'other',
] as const;

export const medicationPriorities = ['low', 'medium', 'high', 'critical'] as const;

export const medicationStatuses = ['active', 'paused', 'completed'] as const;

/**
 * `due` is open: it waits for its time, or to be given. `late` was given more than `doseLimits.lateAfterMinutes` after its time.
 * `missed` was open for longer than its medication allows; it can still be given.
 */
export const doseStatuses = ['due', 'taken', 'late', 'skipped', 'missed'] as const;

/** What a line of the dose log says; the log only grows. */
export const doseLogStatuses = ['taken', 'late', 'skipped', 'missed', 'undone'] as const;

/** Defaults of the advanced form (section 5 of the specification); a simple one sends the same for what it does not ask. */
export const medicationDefaults = {
  genericName: '',
  strength: '',
  form: 'tablet',
  times: ['09:00'],
  weekday: null,
  monthDay: null,
  giverId: null,
  prescribedBy: '',
  prescriptionDate: null,
  endDate: null,
  refillDate: null,
  instructions: '',
  sideEffects: [],
  interactions: [],
  foodRestrictions: '',
  category: 'other',
  priority: 'medium',
  notes: '',
  unitsPerDose: 1,
  packageUnits: null,
  refillLeadDays: 7,
  minimumMinutesBetween: null,
  mostIn24Hours: null,
  ingredients: [],
  missedAfterMinutes: 60,
  escalationChain: [],
} as const;

/** Times and sizes that hold for every dose (MED-5, MED-6). */
export const doseLimits = {
  /** A scheduled dose can be logged from this long before its time. */
  opensBeforeMinutes: 60,
  /** Given later than this after its time, it is `late`. */
  lateAfterMinutes: 60,
  /** Once missed, the next member of the chain is told after each of these. */
  escalationStepMinutes: 15,
  /** Another member's as-needed dose so shortly before may be the same one: whoever is second is asked. */
  sameDoseMinutes: 30,
  longestMissedAfterMinutes: 180,
  longestChain: 10,
  /** So many days of doses are made ahead. */
  daysAhead: 8,
  /** A refill is due when its date is so many days away or nearer (section 9). */
  refillDueDays: 7,
} as const;

/** More units of a medication than this are not counted. */
export const mostUnits = 100_000;
