import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { CloseIcon, SearchIcon } from '../icons';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import type { TypingProps } from './text-field';
import { useTyping } from './use-typing';
import css from './control.module.css';

export interface SearchFieldProps extends FieldProps, TypingProps {
  placeholder?: string;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  onClear?: () => void;
}

/** A search box with a clear button; its label is for screen readers only unless asked otherwise. */
export function SearchField(props: SearchFieldProps) {
  const [field, { placeholder, ...typing }] = splitField({ isLabelHidden: true, ...props });
  return (
    <AriaSearchField {...useTyping(typing)} {...fieldState(field)} className={fieldClass}>
      {({ isEmpty }) => (
        <FieldFrame field={field}>
          <Group className={css.box}>
            <span className={css.affix}>
              <SearchIcon />
            </span>
            <Input className={css.input} placeholder={placeholder} />
            {isEmpty ? null : (
              <Button className={css.inside}>
                <CloseIcon />
              </Button>
            )}
          </Group>
        </FieldFrame>
      )}
    </AriaSearchField>
  );
}
