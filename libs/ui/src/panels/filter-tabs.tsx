import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { afterPaint } from '../actions/after-paint';
import { useChosenInSight } from './use-chosen-in-sight';
import css from './filter-tabs.module.css';

export interface FilterOption<Id extends string = string> {
  id: Id;
  label: string;
  /** How many items it would show; null keeps the room while that is not known. */
  count?: number | null;
}

export interface FilterTabsProps<Id extends string> {
  /** Names the filter for screen readers. */
  label: string;
  options: readonly FilterOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A segmented control that narrows the list below it. */
export function FilterTabs<Id extends string>({ label, options, value, onChange }: FilterTabsProps<Id>) {
  const row = useChosenInSight(value);
  return (
    <ToggleButtonGroup
      ref={row}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen) afterPaint(() => onChange(chosen.id));
      }}
      className={css.group}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={css.segment}>
          {option.label}
          {option.count === undefined ? null : <span className={css.count}>{option.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
