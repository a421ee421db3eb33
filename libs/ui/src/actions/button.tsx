import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  ProgressBar,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import { classNames } from '../class-names';
import type { Icon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import css from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look shared by everything that is pressed like a button. */
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  isFullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLButtonElement>;
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
    <AriaButton {...props} className={buttonClass({ variant, size, isFullWidth })}>
      {({ isPending }) => (
        <>
          <span className={css.content}>
            {Glyph ? <Glyph /> : null}
            <span>{children}</span>
          </span>
          {isPending ? (
            <ProgressBar aria-label={words.pending} isIndeterminate className={css.pending}>
              <span className={css.dots} />
            </ProgressBar>
          ) : null}
        </>
      )}
    </AriaButton>
  );
}
