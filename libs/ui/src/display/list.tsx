import type { ReactNode } from 'react';
import { AppLink } from '../actions/app-link';
import { PressButton } from '../actions/press-button';
import { classNames } from '../class-names';
import { ChevronRightIcon } from '../icons';
import css from './list.module.css';

export interface ListProps {
  /** Names the list for screen readers where no heading does. */
  label?: string;
  /** Without its own border, inside a `Card` with `padding="none"`. */
  isPlain?: boolean;
  /** `ListRow`s. */
  children: ReactNode;
}

/** Rows of one kind on one surface. */
export function List({ label, isPlain = false, children }: ListProps) {
  return (
    <ul aria-label={label} className={classNames(css.list, !isPlain && css.surface)}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** An `Avatar`, an icon, or a time. */
  leading?: ReactNode;
  title: ReactNode;
  /** Second line: text, `StatusPill`s, small avatars. */
  meta?: ReactNode;
  /** Actions or a state at the end; stays pressable in a row that is itself a link. */
  trailing?: ReactNode;
  /** Buttons below, across the whole row; they stay pressable like `trailing`. */
  footer?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  /** Makes the whole row a button. */
  onPress?: () => void;
  isSelected?: boolean;
  /** Struck through and soft: cancelled, done. */
  isStruck?: boolean;
}

/** One thing in a `List`, at least 56 px high. */
export function ListRow(props: ListRowProps) {
  const {
    leading,
    title,
    meta,
    trailing,
    footer,
    href,
    onPress,
    isSelected = false,
    isStruck = false,
  } = props;
  const isPressable = Boolean(href ?? onPress);
  return (
    <li
      className={classNames(css.row, isPressable && css.pressable, isStruck && css.struck)}
      data-selected={isSelected || undefined}
    >
      {leading ? <span className={css.leading}>{leading}</span> : null}
      <div className={css.words}>
        <RowTitle href={href} onPress={onPress} isCurrent={isSelected}>
          {title}
        </RowTitle>
        {meta ? <div className={css.meta}>{meta}</div> : null}
      </div>
      {trailing ? <div className={css.trailing}>{trailing}</div> : null}
      {isPressable && !trailing ? (
        <span className={css.chevron}>
          <ChevronRightIcon />
        </span>
      ) : null}
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </li>
  );
}

interface RowTitleProps extends Pick<ListRowProps, 'href' | 'onPress'> {
  isCurrent: boolean;
  children: ReactNode;
}

function RowTitle({ href, onPress, isCurrent, children }: RowTitleProps) {
  if (href) {
    return (
      <AppLink
        href={href}
        onPress={onPress}
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(css.title, css.cover)}
      >
        {children}
      </AppLink>
    );
  }
  if (onPress) {
    return (
      <PressButton onPress={onPress} className={classNames(css.title, css.cover)}>
        {children}
      </PressButton>
    );
  }
  return <div className={css.title}>{children}</div>;
}
