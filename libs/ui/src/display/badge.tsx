import css from './badge.module.css';

export interface BadgeProps {
  count: number;
  /** Said instead of the bare number, for example '3 unread'. */
  label?: string;
}

/** Text of a count: the number itself, '9+' above 9 (SHELL-3). */
export function badgeText(count: number): string {
  return count > 9 ? '9+' : String(count);
}

/** A small count; shows nothing at 0. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  if (!label) return <span className={css.badge}>{badgeText(count)}</span>;
  return (
    <span className={css.badge} role="img" aria-label={label}>
      {badgeText(count)}
    </span>
  );
}
