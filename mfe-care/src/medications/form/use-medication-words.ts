import type { ExactWords } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** What is wrong with a field of a medication, where the common words say too little (ALL-3). */
export function useMedicationWords(): ExactWords {
  const t = useMessages();
  return (path, code) => {
    const isNumber = numbers.has(path.replace(/^ingredients\.\d+\./, ''));
    if (code === 'too_big' && !isNumber) return t('form.too-long');
    const key = byCode.get(code) ?? byPath.get(path.replace(/\.\d+$/, ''));
    if (!key && code === 'too_small' && isNumber) return t('field.needs.more');
    return key && t(key);
  };
}

const numbers: ReadonlySet<string> = new Set([
  'monthDay',
  'unitsPerDose',
  'packageUnits',
  'unitsLeft',
  'refillLeadDays',
  'minimumMinutesBetween',
  'mostIn24Hours',
  'missedAfterMinutes',
  'milligramsPerDose',
  'mostMilligramsIn24Hours',
]);

type Key =
  `field.needs.${'name' | 'dosage' | 'recipient' | 'time' | 'times' | 'weekday' | 'month-day' | 'start' | 'end' | 'chain' | 'ingredient' | 'ingredient-most' | 'delay'}`;

const byCode: ReadonlyMap<string, Key> = new Map([
  ['times_doubled', 'field.needs.times'],
  ['weekday_required', 'field.needs.weekday'],
  ['month_day_required', 'field.needs.month-day'],
  ['end_before_start', 'field.needs.end'],
  ['chain_doubled', 'field.needs.chain'],
  ['ingredient_doubled', 'field.needs.ingredient'],
  ['ingredient_over_most', 'field.needs.ingredient-most'],
]);

const byPath: ReadonlyMap<string, Key> = new Map([
  ['name', 'field.needs.name'],
  ['dosage', 'field.needs.dosage'],
  ['recipientId', 'field.needs.recipient'],
  ['times', 'field.needs.time'],
  ['startDate', 'field.needs.start'],
  ['monthDay', 'field.needs.month-day'],
  ['missedAfterMinutes', 'field.needs.delay'],
]);
