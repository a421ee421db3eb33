import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { CheckIcon, MinusIcon } from '../icons';
import { FieldMessage } from './field-frame';
import { useOptimisticValue } from './use-optimistic-value';
import css from './checkbox.module.css';

export interface CheckboxProps {
  /** A word or a sentence; may hold links. */
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: string;
  /** The value it stands for in a `CheckboxGroup`. */
  value?: string;
  name?: string;
  /** Left out in a `CheckboxGroup`, which knows what is chosen. */
  isSelected?: boolean;
  isIndeterminate?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** A consent or a member of a group. For settings that act at once use `Switch`. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  const { isSelected, onChange, ...toggle } = props;
  const [isOn, setIsOn] = useOptimisticValue(isSelected ?? false, onChange);
  const choice = isSelected === undefined ? {} : { isSelected: isOn, onChange: setIsOn };
  return (
    <CheckboxField {...toggle} {...choice} isInvalid={errorMessage ? true : undefined} className={css.field}>
      <CheckboxButton className={css.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.box}>
              {isIndeterminate ? <MinusIcon /> : isSelected ? <CheckIcon /> : null}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description ? (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      ) : null}
      <FieldMessage text={errorMessage} />
    </CheckboxField>
  );
}
