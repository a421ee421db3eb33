import { useId, type ReactNode } from 'react';
import { useOptimisticValue } from './use-optimistic-value';
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
export function Switch({ label, description, isSelected, onChange, name, isDisabled }: SwitchProps) {
  const [isOn, setIsOn] = useOptimisticValue(isSelected, onChange);
  const descriptionId = useId();
  return (
    <div className={css.field}>
      <label className={css.row}>
        <span className={css.label}>{label}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          name={name}
          className={css.input}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={description ? descriptionId : undefined}
          onChange={(event) => setIsOn(event.target.checked)}
        />
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
      </label>
      {description ? (
        <span id={descriptionId} className={css.description}>
          {description}
        </span>
      ) : null}
    </div>
  );
}
