import type { HealthMetric } from '@carecircle/contracts';
import { HealthFileFault } from './health-file';
import { placesOf, type RowReader } from './row-reader';

interface Table {
  /** What the first line of the file names. */
  title: RegExp;
  needed: readonly string[];
  metricOf: (cell: (name: string) => string) => HealthMetric | null;
  value: string | null;
}

const stages: Readonly<Record<string, HealthMetric>> = {
  40002: 'lightSleep',
  40003: 'deepSleep',
  40004: 'remSleep',
};
const always = (metric: HealthMetric) => () => metric;

/** Tables of Samsung Health's export. Times are of UTC; a night is told by its table of stages, and by the whole. */
const tables: readonly Table[] = [
  {
    title: /heart_rate/,
    needed: ['start_time', 'heart_rate'],
    metricOf: always('heartRate'),
    value: 'heart_rate',
  },
  { title: /step_count/, needed: ['start_time', 'count'], metricOf: always('steps'), value: 'count' },
  {
    title: /sleep_stage/,
    needed: ['start_time', 'end_time', 'stage'],
    metricOf: (cell) => stages[cell('stage')] ?? null,
    value: null,
  },
  { title: /\.sleep$/, needed: ['start_time', 'end_time'], metricOf: always('sleep'), value: null },
  {
    title: /oxygen_saturation/,
    needed: ['start_time', 'spo2'],
    metricOf: always('bloodOxygen'),
    value: 'spo2',
  },
  {
    title: /body_temperature/,
    needed: ['start_time', 'temperature'],
    metricOf: always('temperature'),
    value: 'temperature',
  },
];

/** Whether a file of an export, by its name, is a table that is read here. */
export function isSamsungTable(fileName: string): boolean {
  const title = fileName.replace(/(\.\d+)?\.csv$/i, '');
  return tables.some((table) => table.title.test(title));
}

export function samsungRows(title: string, header: readonly string[]): RowReader {
  const table = tables.find((each) => each.title.test(title));
  if (!table) throw new HealthFileFault('not-a-health-file');
  // Some tables write the name of their kind before each column.
  const at = placesOf(
    header.map((name) => name.slice(name.lastIndexOf('.') + 1)),
    table.needed,
  );
  return (row, collector) => {
    const cell = (name: string) => row[at[name] ?? -1]?.trim() ?? '';
    const metric = table.metricOf(cell);
    if (!metric) return;
    const startMs = utcMs(cell('start_time'));
    const endMs = cell('end_time') === '' ? null : utcMs(cell('end_time'));
    const value = table.value === null ? ((endMs ?? NaN) - startMs) / 60_000 : Number(cell(table.value));
    collector.add({ metric, startMs, endMs, value, source: cell('deviceuuid') || 'Samsung Health' });
  };
}

/** `2024-01-31 14:00:00.000`, or milliseconds since 1970. */
function utcMs(text: string): number {
  return /^\d{12,14}$/.test(text) ? Number(text) : Date.parse(`${text.replace(' ', 'T')}Z`);
}
