import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import { PlotFrame, type PlotFrameProps } from './plot-frame';
import { valueScale } from './plot-scale';
import css from './plot.module.css';

export type PlotTone = 'accent' | 'done' | 'due' | 'missed' | 'danger' | 'neutral';

export interface Bar {
  id: string;
  label: string;
  /** Null where there is nothing to go by: 'no data', and no bar. */
  value: number | null;
  tone?: PlotTone;
}

export interface BarPlotProps extends Pick<PlotFrameProps, 'title' | 'isTitleHidden' | 'unit'> {
  bars: readonly Bar[];
  /** `columns` for days and weeks, `rows` for categories with words. */
  layout?: 'columns' | 'rows';
  /** What a full bar means, such as 100 per cent; the greatest value unless told. */
  fullValue?: number;
  formatValue?: (value: number) => string;
}

/** On a phone so many columns stand side by side with all their words. */
const mostColumns = 7;

/** Amounts side by side, each with its number at the bar, with a table of the same figures. */
export function BarPlot({ title, isTitleHidden, unit, bars, layout = 'columns', ...more }: BarPlotProps) {
  const { locale, words } = useUiSettings();
  const numbers = new Intl.NumberFormat(locale);
  const format = more.formatValue ?? ((value: number) => numbers.format(value));
  const textOf = ({ value }: Bar) => (value === null ? words.noData : format(value));
  const scale = valueScale([...bars.map((bar) => bar.value ?? 0), 0], true);
  const shareOf = (value: number) =>
    more.fullValue === undefined ? 100 - scale.top(value) : (100 * value) / more.fullValue;
  const isCrowded = layout === 'columns' && bars.length > mostColumns;
  return (
    <PlotFrame
      title={title}
      isTitleHidden={isTitleHidden}
      unit={unit}
      columns={['', unit ?? title]}
      rows={bars.map((bar) => [bar.label, textOf(bar)])}
    >
      <div className={classNames(layout === 'rows' ? css.barRows : css.barColumns, isCrowded && css.crowded)}>
        {bars.map((bar, index) => (
          <div key={bar.id} className={classNames(css.barSlot, ...(isCrowded ? leftOut(bars, index) : []))}>
            <span className={css.barLabel}>
              <span>{bar.label}</span>
            </span>
            <span className={css.barTrack} style={cssVariables({ '--share': `${shareOf(bar.value ?? 0)}%` })}>
              <span className={css.barValue}>{textOf(bar)}</span>
              {bar.value === null ? null : (
                <span className={classNames(css.bar, css[bar.tone ?? 'accent'])} />
              )}
            </span>
          </div>
        ))}
      </div>
    </PlotFrame>
  );
}

/** Of more columns a narrow plot keeps the words of the first, the middle and the last, and the greatest number. */
function leftOut(bars: readonly Bar[], index: number) {
  const last = bars.length - 1;
  const greatest = Math.max(...bars.map(({ value }) => value ?? 0));
  return [
    ![0, Math.round(last / 2), last].includes(index) && css.labelLeftOut,
    bars[index]?.value !== greatest && css.valueLeftOut,
  ];
}
