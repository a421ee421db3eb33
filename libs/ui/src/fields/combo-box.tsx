import { Button, ComboBox as AriaComboBox, Group, Input, ListBox, Popover } from 'react-aria-components';
import { ChevronDownIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { optionOf, OptionRow, type Option } from './options';
import control from './control.module.css';
import css from './options.module.css';

export interface ComboBoxProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value | null) => void;
  placeholder?: string;
}

/** One of a long list, found by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { words } = useUiSettings();
  const [field, { options, value, defaultValue, onChange, placeholder }] = splitField(props);
  return (
    <AriaComboBox
      {...fieldState(field)}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(optionOf(options, key))}
      defaultItems={options.map((option) => ({ id: option.value, option }))}
      allowsEmptyCollection
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={control.box}>
          <Input dir="auto" className={control.input} placeholder={placeholder} />
          <Button className={control.inside}>
            <ChevronDownIcon />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={css.popover}>
        <ListBox<{ id: Value; option: Option<Value> }>
          className={css.list}
          renderEmptyState={() => <div className={css.empty}>{words.noMatches}</div>}
        >
          {({ option }) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
