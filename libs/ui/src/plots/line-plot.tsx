import { useUiSettings } from '../provider/ui-settings';
import { LineArea, type LineRange, type LineSeries } from './line-area';
import type { Domain } from './plot-scale';
import { PlotFrame, type PlotFrameProps } from './plot-frame';

export interface LinePlotProps extends Pick<PlotFrameProps, 'title' | 'isTitleHidden' | 'unit'> {
  /** One or two lines; more belong in several plots. */
  series: readonly LineSeries[];
  /** A band that is meant to hold the values, such as a usual blood pressure. */
  range?: LineRange;
  /** Where the axis begins and ends whatever the values, such as 0 and 100 for per cents; round numbers around them unless told. */
  domain?: Domain;
  /** Whether lengths are to compare, as of times and shares: the axis begins at zero. */
  startsAtZero?: boolean;
  formatValue?: (value: number) => string;
  formatMoment?: (at: string) => string;
}

/** Values over time, named on the line, with a table of the same figures. */
export function LinePlot(props: LinePlotProps) {
  const { title, isTitleHidden, unit, series, range, domain, startsAtZero = false } = props;
  const { locale } = useUiSettings();
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const formatValue = props.formatValue ?? ((value: number) => numbers.format(value));
  const formatMoment = props.formatMoment ?? ((at: string) => dates.format(new Date(at)));

  const moments = [...new Set(series.flatMap((each) => each.points.map((point) => point.at)))].sort();
  const valuesOf = series.map((each) => new Map(each.points.map(({ at, value }) => [at, value])));
  const rows = moments.map((at) => [
    formatMoment(at),
    ...valuesOf.map((values) => {
      const value = values.get(at) ?? null;
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
        domain={domain}
        startsAtZero={startsAtZero}
        moments={moments}
        formatValue={formatValue}
        formatMoment={formatMoment}
      />
    </PlotFrame>
  );
}
