import { useState } from 'react';
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { afterPress } from '../actions/after-press';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { optionOf, OptionRow, type Option } from './options';
import control from './control.module.css';
import css from './options.module.css';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  placeholder?: string;
}

/** One of a list that is too long for `RadioCards` or `FilterTabs`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { words } = useUiSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [field, { options, value, defaultValue, onChange, placeholder }] = splitField(props);
  return (
    <AriaSelect
      {...fieldState(field)}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => {
        const chosen = optionOf(options, key);
        if (chosen !== null) afterPress(() => onChange?.(chosen));
      }}
      isOpen={isOpen}
      onOpenChange={(isWanted) => afterPress(() => setIsOpen(isWanted))}
      placeholder={placeholder ?? words.chooseOption}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Button className={classNames(control.box, css.trigger)}>
          <SelectValue className={css.value} />
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </Button>
      </FieldFrame>
      <Popover className={css.popover}>
        <ListBox items={options.map((option) => ({ id: option.value, option }))} className={css.list}>
          {({ option }) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
