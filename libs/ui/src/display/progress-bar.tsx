import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
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
  tone?: 'accent' | 'done' | 'due' | 'danger';
}

/** How much of a whole. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, value, maxValue = 100, valueText, tone = 'accent' } = props;
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      maxValue={maxValue}
      valueLabel={valueText}
      className={css.progress}
    >
      {({ percentage, valueText: text }) => (
        <>
          {isLabelHidden ? null : (
            <span className={css.words} aria-hidden>
              <span>{label}</span>
              <span className={css.value}>{text}</span>
            </span>
          )}
          <span className={css.track}>
            <span
              className={classNames(css.fill, css[tone])}
              style={cssVariables({ '--share': `${percentage ?? 0}%` })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
