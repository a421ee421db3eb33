import type { HealthMetric } from '@carecircle/contracts';
import type { FoundReading } from './part-collector';

type Attributes = Readonly<Record<string, string>>;

const quantity = 'HKQuantityTypeIdentifier';
const metrics: Readonly<Record<string, HealthMetric>> = {
  [`${quantity}HeartRate`]: 'heartRate',
  [`${quantity}StepCount`]: 'steps',
  [`${quantity}ActiveEnergyBurned`]: 'calories',
  [`${quantity}OxygenSaturation`]: 'bloodOxygen',
  [`${quantity}BodyTemperature`]: 'temperature',
  [`${quantity}NumberOfTimesFallen`]: 'fallDetection',
};
const sleepType = 'HKCategoryTypeIdentifierSleepAnalysis';
const sleepStages: Readonly<Record<string, HealthMetric>> = {
  HKCategoryValueSleepAnalysisAsleep: 'sleep',
  HKCategoryValueSleepAnalysisAsleepUnspecified: 'sleep',
  HKCategoryValueSleepAnalysisAsleepDeep: 'deepSleep',
  HKCategoryValueSleepAnalysisAsleepREM: 'remSleep',
  HKCategoryValueSleepAnalysisAsleepCore: 'lightSleep',
};

/** What a `Record` element of an Apple Health export says; null for what is not kept here. */
export function appleReading(attributes: Attributes): FoundReading | null {
  const { type = '', value = '', sourceName: source = '', unit = '' } = attributes;
  const metric = type === sleepType ? sleepStages[value] : metrics[type];
  if (!metric) return null;
  const startMs = appleMs(attributes.startDate);
  const endMs = appleMs(attributes.endDate);
  const amount = type === sleepType ? (endMs - startMs) / 60_000 : convert(metric, Number(value), unit);
  return { metric, startMs, endMs, value: amount, source };
}

/** `2024-01-31 08:00:00 -0600`, milliseconds since 1970. */
function appleMs(text = ''): number {
  return Date.parse(text.replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4'));
}

function convert(metric: HealthMetric, value: number, unit: string): number {
  if (metric === 'bloodOxygen') return value <= 1 ? value * 100 : value;
  if (metric === 'temperature') return unit === 'degF' ? (value - 32) / 1.8 : value;
  if (metric === 'calories') return unit === 'kJ' ? value / 4.184 : value;
  return metric === 'fallDetection' ? Math.min(value, 1) : value;
}
