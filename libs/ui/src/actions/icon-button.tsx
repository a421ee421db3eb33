import { classNames } from '../class-names';
import { Badge } from '../display/badge';
import type { Icon } from '../icons';
import { PressButton, type PressButtonProps } from './press-button';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<PressButtonProps, 'children' | 'className'> {
  icon: Icon;
  /** What pressing does; the button shows no word, so it must be said. */
  'aria-label': string;
  variant?: 'quiet' | 'outlined' | 'primary' | 'danger';
  /** A count shown at the corner; nothing at 0. Name it in `aria-label` too. */
  badgeCount?: number;
}

/** A round button with an icon alone, at least 44 px. */
export function IconButton({ icon: Glyph, variant = 'quiet', badgeCount, ...props }: IconButtonProps) {
  const button = (
    <PressButton {...props} data-icon-alone className={classNames(css.button, css[variant])}>
      <Glyph />
    </PressButton>
  );
  if (badgeCount === undefined) return button;
  return (
    <span className={css.badged}>
      {button}
      <span className={css.badge} aria-hidden>
        <Badge count={badgeCount} />
      </span>
    </span>
  );
}
