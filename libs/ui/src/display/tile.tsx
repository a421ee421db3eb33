import type { ReactNode } from 'react';
import { AppLink } from '../actions/app-link';
import type { Icon } from '../icons';
import { ProgressBar, type ProgressBarProps } from './progress-bar';
import css from './tile.module.css';

export interface TileProps {
  icon: Icon;
  /** The noun, for example 'Medications'. */
  label: string;
  /** The one thing to know. */
  value: ReactNode;
  note?: ReactNode;
  href?: string;
  progress?: Pick<ProgressBarProps, 'label' | 'value' | 'maxValue' | 'valueText' | 'tone'>;
}

/** A glance that leads to its page. */
export function Tile({ icon: Glyph, label, value, note, href, progress }: TileProps) {
  return (
    <article className={css.tile} data-pressable={href ? true : undefined}>
      <h3 className={css.label}>
        <Glyph />
        {href ? (
          <AppLink href={href} className={css.link}>
            {label}
          </AppLink>
        ) : (
          label
        )}
      </h3>
      <div className={css.value}>{value}</div>
      {note ? <div className={css.note}>{note}</div> : null}
      {progress ? (
        <div className={css.progress}>
          <ProgressBar {...progress} isLabelHidden />
        </div>
      ) : null}
    </article>
  );
}
