import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { CalendarIcon } from '../../icons';
import { MonthGrid } from './month-grid';
import { dateState, type DateValueProps } from './date-field';
import { FieldFrame, fieldClass } from '../field-frame';
import { fieldState, splitField, type FieldProps } from '../field-props';
import control from '../control.module.css';
import css from './date-picker.module.css';

export interface DatePickerProps extends FieldProps, DateValueProps {}

/** A day to plan: typed, or picked from a calendar whose week starts on Sunday. */
export function DatePicker(props: DatePickerProps) {
  const [field, date] = splitField(props);
  return (
    <AriaDatePicker
      {...fieldState(field)}
      {...dateState(date)}
      firstDayOfWeek="sun"
      shouldForceLeadingZeros
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={control.box}>
          <DateInput className={control.segments}>
            {(segment) => <DateSegment segment={segment} className={control.segment} />}
          </DateInput>
          <Button className={control.inside}>
            <CalendarIcon />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={css.popover}>
        <Dialog className={css.dialog}>
          <MonthGrid />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
