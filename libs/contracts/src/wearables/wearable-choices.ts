/** Devices that can be added; the first four are those of the specification. */
export const wearableTypes = [
  'apple_watch',
  'fitbit',
  'medical_alert',
  'samsung_watch',
  'heart_rate_sensor',
] as const;
export type WearableType = (typeof wearableTypes)[number];

/** What is measured. `deepSleep`, `remSleep` and `lightSleep` are stages, `sleep` is time asleep without one. */
export const healthMetrics = [
  'heartRate',
  'steps',
  'sleep',
  'deepSleep',
  'remSleep',
  'lightSleep',
  'calories',
  'fallDetection',
  'bloodOxygen',
  'temperature',
] as const;
export type HealthMetric = (typeof healthMetrics)[number];

interface MetricFacts {
  /** Code of LOINC (© Regenstrief Institute, loinc.org); null where it has none that fits. */
  loinc: string | null;
  /** Unit of every value, as UCUM writes it (ucum.org). */
  ucum: string;
  /** Values outside are no measurement. */
  least: number;
  most: number;
  /** `level`: of one moment. `amount`: adds up over time. `event`: that it happened. */
  kind: 'level' | 'amount' | 'event';
}

const minutesOfSleep = { ucum: 'min', least: 0, most: 1440, kind: 'amount' } as const;

/** Codes, units and possible values of what is measured. */
export const metricFacts: Readonly<Record<HealthMetric, MetricFacts>> = {
  heartRate: { loinc: '8867-4', ucum: '/min', least: 20, most: 300, kind: 'level' },
  steps: { loinc: '55423-8', ucum: '{steps}', least: 0, most: 100_000, kind: 'amount' },
  sleep: { loinc: '93832-4', ...minutesOfSleep },
  deepSleep: { loinc: '93831-6', ...minutesOfSleep },
  remSleep: { loinc: '93829-0', ...minutesOfSleep },
  lightSleep: { loinc: '93830-8', ...minutesOfSleep },
  calories: { loinc: '41981-2', ucum: 'kcal', least: 0, most: 20_000, kind: 'amount' },
  fallDetection: { loinc: null, ucum: '{falls}', least: 1, most: 1, kind: 'event' },
  bloodOxygen: { loinc: '59408-5', ucum: '%', least: 30, most: 100, kind: 'level' },
  temperature: { loinc: '8310-5', ucum: 'Cel', least: 25, most: 45, kind: 'level' },
};

/** What a device can be asked for, as it is switched on and off: the stages of sleep go with sleep. */
export const deviceMetrics = [
  'heartRate',
  'steps',
  'sleep',
  'calories',
  'fallDetection',
  'bloodOxygen',
  'temperature',
] as const satisfies readonly HealthMetric[];
export type DeviceMetric = (typeof deviceMetrics)[number];

const sleepMetrics: readonly HealthMetric[] = ['sleep', 'deepSleep', 'remSleep', 'lightSleep'];

/** The switch that a measurement goes with. */
export function deviceMetricOf(metric: HealthMetric): DeviceMetric {
  return sleepMetrics.includes(metric) ? 'sleep' : (metric as DeviceMetric);
}

/** What each kind of device measures. */
export const metricsOfType: Readonly<Record<WearableType, readonly DeviceMetric[]>> = {
  apple_watch: deviceMetrics,
  fitbit: ['heartRate', 'steps', 'sleep', 'calories', 'bloodOxygen'],
  medical_alert: ['heartRate', 'fallDetection'],
  samsung_watch: ['heartRate', 'steps', 'sleep', 'calories', 'bloodOxygen', 'temperature'],
  heart_rate_sensor: ['heartRate'],
};

/** What can be out of range, and what follows from it (WEAR-3). */
export const watchedMetrics = ['heartRate', 'bloodOxygen', 'temperature', 'fallDetection'] as const;
export type WatchedMetric = (typeof watchedMetrics)[number];
export const healthConsequences = ['nothing', 'notify', 'alert'] as const;
export type HealthConsequence = (typeof healthConsequences)[number];

/** Minutes between two times that a device is asked by itself. */
export const syncIntervals = [15, 30, 60, 180, 360] as const;

export const healthRanges = ['day', 'week', 'month', 'year', 'all'] as const;
export type HealthRange = (typeof healthRanges)[number];

/** How a person's data are taken until somebody changes it. */
export const defaultHealthSettings = {
  syncMinutes: 60,
  stepGoal: 10_000,
  metrics: deviceMetrics,
  rules: {
    heartRate: { low: 40, high: 120, then: 'notify' },
    bloodOxygen: { low: 90, high: null, then: 'notify' },
    temperature: { low: 35, high: 38, then: 'nothing' },
    fallDetection: { low: null, high: null, then: 'notify' },
  },
} as const;

export const wearableLimits = {
  /** Of one circle. */
  devices: 50,
  /** Of one call. */
  readings: 500,
  /** Body of one call, in bytes. */
  bodyBytes: 256 * 1024,
  /** Points of one plot. */
  points: 400,
  /** Listed at once, the newest. */
  imports: 20,
  /** Files that may be on their way or being read in one circle. */
  openImports: 5,
  importBytes: 2_000_000_000,
  partBytes: 1024 * 1024,
  /** Until a file that was announced must have come. */
  uploadHours: 24,
  /** Falls listed. */
  falls: 20,
  /** What a device sends may be this far ahead of the server's clock. */
  aheadMs: 5 * 60_000,
  /** What was measured longer ago than this calls nobody any more. */
  freshMs: 30 * 60_000,
  /** Two falls nearer to each other are one. */
  fallMs: 10 * 60_000,
  /** A value that nobody has measured again for this long is no longer the present one. */
  staleMs: 24 * 3_600_000,
} as const;
