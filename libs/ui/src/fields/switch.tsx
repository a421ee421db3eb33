import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { useChosen } from './use-chosen';
import css from './switch.module.css';

export interface SwitchProps {
  label: string;
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
  isDisabled?: boolean;
}

/** A setting that is on or off and takes effect at once. Fills its row. */
export function Switch({ label, description, isSelected, onChange, ...toggle }: SwitchProps) {
  const [isOn, setIsOn] = useChosen(isSelected, onChange);
  return (
    <SwitchField {...toggle} isSelected={isOn} onChange={setIsOn} className={css.field}>
      <SwitchButton className={css.row}>
        <span className={css.label}>{label}</span>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
      </SwitchButton>
      {description ? (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      ) : null}
    </SwitchField>
  );
}
