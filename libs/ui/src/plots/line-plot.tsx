import { line } from 'd3-shape';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import { PlotFrame, type PlotFrameProps } from './plot-frame';
import { momentScale, valueScale } from './plot-scale';
import css from './plot.module.css';

export interface LinePoint {
  /** ISO instant or 'YYYY-MM-DD'. */
  at: string;
  /** `null` leaves a gap. */
  value: number | null;
}

export interface LineSeries {
  id: string;
  /** Written at the end of the line. */
  label: string;
  points: readonly LinePoint[];
}

export interface LinePlotProps extends Pick<PlotFrameProps, 'title' | 'isTitleHidden' | 'unit'> {
  /** One or two lines; more belong in several plots. */
  series: readonly LineSeries[];
  /** A band that is meant to hold the values, such as a normal blood pressure. */
  range?: { low: number; high: number; label: string };
  formatValue?: (value: number) => string;
  formatMoment?: (at: string) => string;
}

/** Values over time, named on the line, with a table of the same figures. */
export function LinePlot(props: LinePlotProps) {
  const { title, isTitleHidden, unit, series, range } = props;
  const { locale } = useUiSettings();
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const formatValue = props.formatValue ?? ((value) => numbers.format(value));
  const formatMoment = props.formatMoment ?? ((at) => dates.format(new Date(at)));

  const moments = [...new Set(series.flatMap((each) => each.points.map((point) => point.at)))].sort();
  const rows = moments.map((at) => [
    formatMoment(at),
    ...series.map((each) => {
      const value = each.points.find((point) => point.at === at)?.value ?? null;
      return value === null ? '–' : formatValue(value);
    }),
  ]);
  return (
    <PlotFrame
      title={title}
      isTitleHidden={isTitleHidden}
      unit={unit}
      columns={['', ...series.map((each) => each.label)]}
      rows={rows}
    >
      <LineArea
        series={series}
        range={range}
        moments={moments}
        formatValue={formatValue}
        formatMoment={formatMoment}
      />
    </PlotFrame>
  );
}

interface LineAreaProps extends Required<Pick<LinePlotProps, 'formatValue' | 'formatMoment'>> {
  series: readonly LineSeries[];
  range: LinePlotProps['range'];
  moments: readonly string[];
}

function LineArea({ series, range, moments, formatValue, formatMoment }: LineAreaProps) {
  const values = series.flatMap((each) => each.points.flatMap((point) => point.value ?? []));
  const vertical = valueScale(range ? [...values, range.low, range.high] : values, false);
  const horizontal = momentScale(moments);
  const path = line<LinePoint>()
    .defined((point) => point.value !== null)
    .x((point) => horizontal(point.at))
    .y((point) => vertical.top(point.value ?? 0));
  const edges = moments.length > 1 ? [moments[0], moments.at(-1)] : moments;
  return (
    <>
      {vertical.ticks.map((tick) => (
        <span key={tick} className={css.tick} style={cssVariables({ '--top': `${vertical.top(tick)}%` })}>
          <span className={css.tickLabel}>{formatValue(tick)}</span>
        </span>
      ))}
      {range ? (
        <span
          className={css.range}
          style={cssVariables({
            '--top': `${vertical.top(range.high)}%`,
            '--height': `${vertical.top(range.low) - vertical.top(range.high)}%`,
          })}
        >
          {range.label}
        </span>
      ) : null}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.lines}>
        {series.map((each, index) => (
          <path
            key={each.id}
            d={path([...each.points]) ?? ''}
            className={classNames(css.line, index > 0 && css.second)}
          />
        ))}
      </svg>
      {series.map((each, index) => {
        const last = each.points.findLast((point) => point.value !== null);
        if (last?.value === undefined || last.value === null) return null;
        return (
          <span
            key={each.id}
            className={classNames(css.end, index > 0 && css.second)}
            style={cssVariables({
              '--left': `${horizontal(last.at)}%`,
              '--top': `${vertical.top(last.value)}%`,
            })}
          >
            <span className={css.endLabel}>
              {each.label} {formatValue(last.value)}
            </span>
          </span>
        );
      })}
      {edges.map((at, index) => (
        <span key={at} className={index === 0 ? css.firstMoment : css.lastMoment}>
          {formatMoment(at ?? '')}
        </span>
      ))}
    </>
  );
}
