import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Icon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { PressButton, type PressButtonProps } from './press-button';
import css from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look shared by everything that is pressed like a button. */
export interface ButtonLook {
  variant?: ButtonVariant;
  /** `large` for screens of few controls, read from afar. */
  size?: 'large' | 'medium' | 'small';
  isFullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<PressButtonProps, 'children' | 'className'> {
  icon?: Icon;
  children: ReactNode;
}

export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  return classNames(css.button, css[variant], css[size], isFullWidth && css.fullWidth);
}

/** An action. One primary per view; `isPending` keeps focus and says that work goes on. */
export function Button({ variant, size, isFullWidth, icon: Glyph, children, ...props }: ButtonProps) {
  const { words } = useUiSettings();
  return (
    <PressButton {...props} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={css.content}>
        {Glyph ? <Glyph /> : null}
        <span>{children}</span>
      </span>
      {props.isPending ? (
        <span role="progressbar" aria-label={words.pending} className={css.pending}>
          <span className={css.dots} />
        </span>
      ) : null}
    </PressButton>
  );
}
