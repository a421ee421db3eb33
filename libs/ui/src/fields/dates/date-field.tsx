import { DateField as AriaDateField, DateInput, DateSegment, Group } from 'react-aria-components';
import { fromCalendarDate, toCalendarDate } from './date-strings';
import { FieldFrame, fieldClass } from '../field-frame';
import { fieldState, splitField, type FieldProps } from '../field-props';
import css from '../control.module.css';

export interface DateValueProps {
  /** 'YYYY-MM-DD'; `null` is an empty field. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** 'YYYY-MM-DD'. */
  minValue?: string;
  /** 'YYYY-MM-DD'. */
  maxValue?: string;
}

export interface DateFieldProps extends FieldProps, DateValueProps {}

/** React Aria's date values of our strings. */
export function dateState({ value, defaultValue, onChange, minValue, maxValue }: DateValueProps) {
  return {
    value: toCalendarDate(value),
    defaultValue: toCalendarDate(defaultValue),
    minValue: toCalendarDate(minValue) ?? undefined,
    maxValue: toCalendarDate(maxValue) ?? undefined,
    onChange: (date: Parameters<typeof fromCalendarDate>[0]) => onChange?.(fromCalendarDate(date)),
  };
}

/** A day that is known by heart, such as a birthday: typed, no calendar. */
export function DateField(props: DateFieldProps) {
  const [field, date] = splitField(props);
  return (
    <AriaDateField {...fieldState(field)} {...dateState(date)} shouldForceLeadingZeros className={fieldClass}>
      <FieldFrame field={field}>
        <Group className={css.box}>
          <DateInput className={css.segments}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </Group>
      </FieldFrame>
    </AriaDateField>
  );
}
