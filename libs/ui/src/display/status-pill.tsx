import { classNames } from '../class-names';
import { AlertIcon, ClockIcon, DashedCircleIcon, DoneIcon, InfoIcon, WarningIcon, type Icon } from '../icons';
import css from './status-pill.module.css';

export type StatusTone = 'due' | 'done' | 'missed' | 'info' | 'neutral' | 'danger';

export interface StatusPillProps {
  tone: StatusTone;
  /** The word; colour never says it alone. */
  children: string;
  /** Instead of the tone's own icon. */
  icon?: Icon;
}

const glyphs: Record<StatusTone, Icon> = {
  due: ClockIcon,
  done: DoneIcon,
  missed: WarningIcon,
  info: InfoIcon,
  neutral: DashedCircleIcon,
  danger: AlertIcon,
};

/** A state in an icon, a word and a colour. */
export function StatusPill({ tone, icon, children }: StatusPillProps) {
  const Glyph = icon ?? glyphs[tone];
  return (
    <span className={classNames(css.pill, css[tone])}>
      <Glyph />
      {children}
    </span>
  );
}
