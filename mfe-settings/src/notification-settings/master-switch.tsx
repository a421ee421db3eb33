import type { ReactNode } from 'react';
import { Switch, type SwitchProps } from '@carecircle/ui/fields';
import css from './notification-settings.module.css';

interface MasterSwitchProps extends SwitchProps {
  /** The sub-switches, shown only while it is on. They keep their value meanwhile. */
  children: ReactNode;
}

/** A switch under which others stand. */
export function MasterSwitch({ children, ...props }: MasterSwitchProps) {
  return (
    <div>
      <Switch {...props} />
      {props.isSelected ? <div className={css.subSwitches}>{children}</div> : null}
    </div>
  );
}
