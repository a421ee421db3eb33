import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import { PlotFrame, type PlotFrameProps } from './plot-frame';
import { valueScale } from './plot-scale';
import css from './plot.module.css';

export interface Bar {
  id: string;
  label: string;
  value: number;
  tone?: 'accent' | 'done' | 'due' | 'danger' | 'neutral';
}

export interface BarPlotProps extends Pick<PlotFrameProps, 'title' | 'isTitleHidden' | 'unit'> {
  bars: readonly Bar[];
  /** `columns` for days and weeks, `rows` for categories with words. */
  layout?: 'columns' | 'rows';
  formatValue?: (value: number) => string;
}

/** Amounts side by side, each with its number at the bar, with a table of the same figures. */
export function BarPlot({ title, isTitleHidden, unit, bars, layout = 'columns', ...format }: BarPlotProps) {
  const { locale } = useUiSettings();
  const numbers = new Intl.NumberFormat(locale);
  const formatValue = format.formatValue ?? ((value: number) => numbers.format(value));
  const scale = valueScale([...bars.map((bar) => bar.value), 0], true);
  return (
    <PlotFrame
      title={title}
      isTitleHidden={isTitleHidden}
      unit={unit}
      columns={['', unit ?? title]}
      rows={bars.map((bar) => [bar.label, formatValue(bar.value)])}
    >
      <div className={layout === 'rows' ? css.barRows : css.barColumns}>
        {bars.map((bar) => (
          <div key={bar.id} className={css.barSlot}>
            <span className={css.barLabel}>{bar.label}</span>
            <span
              className={css.barTrack}
              style={cssVariables({ '--share': `${100 - scale.top(bar.value)}%` })}
            >
              <span className={css.barValue}>{formatValue(bar.value)}</span>
              <span className={classNames(css.bar, css[bar.tone ?? 'accent'])} />
            </span>
          </div>
        ))}
      </div>
    </PlotFrame>
  );
}
