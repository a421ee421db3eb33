import { line } from 'd3-shape';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { boundedScale, momentScale, spreadTops, valueScale, type Domain } from './plot-scale';
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

export interface LineRange {
  low: number;
  high: number;
  label: string;
}

export interface LineAreaProps {
  series: readonly LineSeries[];
  range: LineRange | undefined;
  domain: Domain | undefined;
  startsAtZero: boolean;
  /** All moments in order. */
  moments: readonly string[];
  formatValue: (value: number) => string;
  formatMoment: (at: string) => string;
}

/** The drawing of a `LinePlot`. Words are HTML over the lines, so they keep their size. */
export function LineArea(props: LineAreaProps) {
  const { series, range, domain, startsAtZero, moments, formatValue, formatMoment } = props;
  const values = series.flatMap((each) => each.points.flatMap((point) => point.value ?? []));
  const vertical = domain
    ? boundedScale(domain)
    : valueScale(range ? [...values, range.low, range.high] : values, startsAtZero);
  const horizontal = momentScale(moments);
  const path = line<LinePoint>()
    .defined((point) => point.value !== null)
    .x((point) => horizontal(point.at))
    .y((point) => vertical.top(point.value ?? 0));
  const ends = series.flatMap((each, index) => {
    const last = each.points.findLast((point) => point.value !== null);
    if (last?.value === undefined || last.value === null) return [];
    return { ...each, index, value: last.value, left: horizontal(last.at), top: vertical.top(last.value) };
  });
  const labelTops = spreadTops(ends.map((end) => end.top));
  return (
    <>
      {vertical.ticks.map((tick) => (
        <span key={tick} className={css.tick} style={cssVariables({ '--top': `${vertical.top(tick)}%` })}>
          <span className={css.tickLabel}>{formatValue(tick)}</span>
        </span>
      ))}
      {range ? <RangeBand range={range} top={vertical.top} /> : null}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.lines}>
        {series.map((each, index) => (
          <path
            key={each.id}
            d={path([...each.points]) ?? ''}
            className={classNames(css.line, second(index))}
          />
        ))}
      </svg>
      {ends.map((end) => (
        <span
          key={end.id}
          className={classNames(css.end, second(end.index))}
          style={cssVariables({ '--left': `${end.left}%`, '--top': `${end.top}%` })}
        />
      ))}
      {ends.map((end, place) => (
        <span
          key={end.id}
          className={classNames(css.endLabel, second(end.index))}
          style={cssVariables({ '--top': `${labelTops[place] ?? end.top}%` })}
        >
          {end.label}
          <span className={css.endValue}>{formatValue(end.value)}</span>
        </span>
      ))}
      <span className={css.moments}>
        {[...new Set([moments[0], moments.at(-1)])].map((at) => (
          <span key={at}>{at === undefined ? null : formatMoment(at)}</span>
        ))}
      </span>
    </>
  );
}

function RangeBand({ range, top }: { range: LineRange; top: (value: number) => number }) {
  const edge = top(range.high);
  return (
    <span
      className={css.range}
      style={cssVariables({ '--top': `${edge}%`, '--height': `${top(range.low) - edge}%` })}
    >
      {range.label}
    </span>
  );
}

function second(index: number): string | false | undefined {
  return index > 0 && css.second;
}
