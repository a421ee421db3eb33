import { healthMetrics, type HealthMetric } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { placesOf, type RowReader } from './row-reader';

const metricNames = new Map(healthMetrics.map((metric) => [metric.toLowerCase(), metric]));

/**
 * The plain table: `metric` (as `healthMetrics` names them), `start`, `value`, and if they are there `end`, `unit` and `source`. Times are
 * ISO 8601; one without an offset is of the wearer's clock. Values are in the unit of `metricFacts`, temperatures also in °F.
 */
export function plainRows(header: readonly string[], timeZone: string): RowReader {
  const at = placesOf(header, ['metric', 'start', 'value']);
  const cell = (row: readonly string[], name: string) => row[at[name] ?? -1]?.trim() ?? '';
  return (row, collector) => {
    const metric = metricNames.get(cell(row, 'metric').toLowerCase());
    const text = cell(row, 'value').replace(',', '.');
    collector.add({
      metric: metric ?? 'heartRate',
      startMs: metric ? momentMs(cell(row, 'start'), timeZone) : NaN,
      endMs: cell(row, 'end') === '' ? null : momentMs(cell(row, 'end'), timeZone),
      value: text === '' ? NaN : inOwnUnit(metric, Number(text), cell(row, 'unit')),
      source: cell(row, 'source') || 'csv',
    });
  };
}

function inOwnUnit(metric: HealthMetric | undefined, value: number, unit: string): number {
  const isFahrenheit = metric === 'temperature' && /^(deg|°)?f|\[degF\]/i.test(unit);
  return isFahrenheit ? (value - 32) / 1.8 : value;
}

function momentMs(text: string, timeZone: string): number {
  const iso = text.replace(' ', 'T');
  try {
    return /(Z|[+-]\d\d:?\d\d)$/i.test(iso)
      ? Temporal.Instant.from(iso).epochMilliseconds
      : Temporal.PlainDateTime.from(iso).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return NaN;
  }
}
