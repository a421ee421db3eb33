import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import css from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** Keeps label and value for screen readers only. */
  isLabelHidden?: boolean;
  value: number;
  /** 100 when left out. */
  maxValue?: number;
  /** Written instead of the percentage, for example '2 of 5'. */
  valueText?: string;
  tone?: 'accent' | 'done' | 'due' | 'missed' | 'danger';
}

/** How much of a whole. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, value, maxValue = 100, tone = 'accent' } = props;
  const { locale } = useUiSettings();
  const share = Math.min(Math.max(value / maxValue, 0), 1) || 0;
  const text = props.valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={share * maxValue}
      aria-valuetext={text}
      className={css.progress}
    >
      {isLabelHidden ? null : (
        <span className={css.words} aria-hidden>
          <span>{label}</span>
          <span className={css.value}>{text}</span>
        </span>
      )}
      <span className={css.track}>
        <span
          className={classNames(css.fill, css[tone])}
          style={cssVariables({ '--share': `${share * 100}%` })}
        />
      </span>
    </div>
  );
}
