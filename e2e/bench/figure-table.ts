import { isKept, ratioOf, type Figure } from './figure';

/** The figures as a Markdown table, missed promises in bold. */
export function figureTable(figures: readonly Figure[]): string {
  const head =
    '| Promise | Measured | Baseline | Ratio | Limit | Held |\n| --- | --: | --: | --: | --: | --- |';
  return [head, ...figures.map(rowOf)].join('\n');
}

function rowOf(figure: Figure): string {
  const { promise, measured, baseline, unit } = figure;
  const ratio = ratioOf(figure);
  const cells = [
    promise,
    `${readable(measured)} ${unit}`,
    baseline === undefined ? '' : `${readable(baseline)} ${unit}`,
    ratio === null ? '' : `${readable(ratio)} ×`,
    limitOf(figure),
    verdictOf(figure),
  ];
  return `| ${cells.join(' | ')} |`;
}

function limitOf({ limit, unit }: Figure): string {
  if (!limit) return '';
  const suffix = limit.of === 'ratio' ? '×' : unit;
  const ends = [
    limit.atLeast === undefined ? '' : `≥ ${limit.atLeast} ${suffix}`,
    limit.atMost === undefined ? '' : `≤ ${limit.atMost} ${suffix}`,
  ];
  return ends.filter(Boolean).join(', ');
}

function verdictOf(figure: Figure): string {
  const kept = isKept(figure);
  if (kept === null) return '';
  return kept ? 'yes' : '**missed**';
}

/** Three digits that count, thousands whole. */
function readable(value: number): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat('en', digits).format(value);
}
