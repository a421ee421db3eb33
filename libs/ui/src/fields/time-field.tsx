import { DateInput, DateSegment, Group, TimeField as AriaTimeField } from 'react-aria-components';
import { useUiSettings, type HourCycle } from '../provider/ui-settings';
import { fromTime, toTime } from './dates/date-strings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import css from './control.module.css';

export interface TimeFieldProps extends FieldProps {
  /** 'HH:MM', 24-hour; `null` is an empty field. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** How it is typed; the provider's when left out. */
  hourCycle?: HourCycle;
}

/** A time of day. */
export function TimeField(props: TimeFieldProps) {
  const settings = useUiSettings();
  const [field, { value, defaultValue, onChange, hourCycle = settings.hourCycle }] = splitField(props);
  return (
    <AriaTimeField
      {...fieldState(field)}
      value={toTime(value)}
      defaultValue={toTime(defaultValue)}
      onChange={(time) => onChange?.(fromTime(time))}
      hourCycle={hourCycle}
      shouldForceLeadingZeros={hourCycle === 24}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={css.box}>
          <DateInput className={css.segments}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </Group>
      </FieldFrame>
    </AriaTimeField>
  );
}
