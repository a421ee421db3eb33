import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from './checkbox';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import type { Option } from './options';
import { useOptimisticValue } from './use-optimistic-value';
import css from './checkbox.module.css';

export interface CheckboxGroupProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Below one another, or side by side where there is room (weekdays). */
  orientation?: 'vertical' | 'horizontal';
}

/** Any number of a short list. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const [field, { options, value, onChange, orientation = 'vertical' }] = splitField(props);
  const [chosen, choose] = useOptimisticValue(value, onChange);
  return (
    <AriaCheckboxGroup
      {...fieldState(field)}
      value={[...chosen]}
      onChange={(keys) => choose(options.map((option) => option.value).filter((each) => keys.includes(each)))}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <div className={css.group} data-vertical={orientation === 'vertical' || undefined}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              description={option.description}
              isDisabled={option.isDisabled}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
