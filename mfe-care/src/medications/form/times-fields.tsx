import type { MedicationFrequency } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { NumberField, Select, TimeField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import { askedTimes } from './medication-draft';
import css from './medication-fields.module.css';

interface Props extends FieldsProps {
  frequencies: readonly MedicationFrequency[];
}

/** How often, and a field for each time that this asks for (MED-1); weekly and monthly ask for their day. */
export function TimesFields({ draft, onChange, frequencies }: Props) {
  const t = useMessages();
  const times = askedTimes(draft);
  // A medication with a frequency of the advanced screen keeps it.
  const offered = frequencies.includes(draft.frequency) ? frequencies : [...frequencies, draft.frequency];
  return (
    <>
      <Select
        label={t('field.frequency')}
        name="frequency"
        isRequired
        value={draft.frequency}
        onChange={(frequency) => onChange({ frequency })}
        options={offered.map((value) => ({ value, label: t(`meds.frequency.${value}`) }))}
      />
      <DayField draft={draft} onChange={onChange} />
      {times.length > 0 ? (
        <div className={css.pair}>
          {times.map((time, index) => (
            <TimeField
              key={index}
              label={times.length === 1 ? t('field.time') : t('field.time.n', { number: index + 1 })}
              name={`times.${index}`}
              isRequired
              value={time}
              onChange={(next) => onChange({ times: withEntry(times, index, next) })}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function DayField({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  const { date } = useFormats();
  if (draft.frequency === 'weekly') {
    return (
      <Select
        label={t('field.weekday')}
        name="weekday"
        isRequired
        value={draft.weekday}
        onChange={(weekday) => onChange({ weekday })}
        options={mondayToSunday.map((day, index) => ({
          value: String(index + 1),
          label: date(day, 'weekday'),
        }))}
      />
    );
  }
  if (draft.frequency !== 'monthly') return null;
  return (
    <NumberField
      label={t('field.day-of-month')}
      name="monthDay"
      isRequired
      minValue={1}
      maxValue={31}
      value={draft.monthDay}
      onChange={(monthDay) => onChange({ monthDay })}
    />
  );
}

/** A week to take the names from; 5 January 1970 was a Monday. */
const mondayToSunday = Array.from(
  { length: 7 },
  (_, index) => `1970-01-${String(5 + index).padStart(2, '0')}`,
);

function withEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  return list.map((each, place) => (place === index ? entry : each));
}
