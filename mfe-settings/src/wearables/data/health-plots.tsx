import { useState } from 'react';
import { healthRanges, type HealthMetric, type HealthRange, type HealthSummary } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, ErrorState, Skeleton } from '@carecircle/ui';
import { FilterTabs } from '@carecircle/ui/panels';
import { BarPlot, LinePlot } from '@carecircle/ui/plots';
import { useTemperature } from '../use-temperature';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { useHealthSeries } from './use-health';

/** What was received over time, each measurement in a plot of its own with its table (WEAR-2). */
export function HealthPlots({ summary }: { summary: HealthSummary }) {
  const t = useWearableWords();
  const [range, setRange] = useState<HealthRange>('week');
  const { unit, show } = useTemperature();
  const has = (metric: keyof HealthSummary) => summary[metric] !== null;
  const common = { wearerId: summary.wearerId, range };
  return (
    <>
      <FilterTabs
        label={t('range')}
        options={healthRanges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={range}
        onChange={setRange}
      />
      <div className={css.plots}>
        {has('heartRate') ? (
          <LevelPlot {...common} metric="heartRate" unit={t('unit.bpm')} />
        ) : null}
        {has('steps') ? <AmountPlot {...common} metric="steps" /> : null}
        {has('sleep') ? <AmountPlot {...common} metric="sleep" unit={t('unit.hours')} show={hoursOf} /> : null}
        {has('bloodOxygen') ? (
          <LevelPlot {...common} metric="bloodOxygen" unit="%" />
        ) : null}
        {has('temperature') ? (
          <LevelPlot {...common} metric="temperature" unit={unit} show={show} />
        ) : null}
      </div>
    </>
  );
}

const hoursOf = (minutes: number) => minutes / 60;
const asItIs = (value: number) => value;
/** As fine as a plot can be read. */
const tenths = { maximumFractionDigits: 1 } as const;

interface PlotProps {
  wearerId: string;
  range: HealthRange;
  metric: HealthMetric;
  unit?: string;
  /** A value as it is drawn, where that is not as it is kept. */
  show?: (value: number) => number;
}

function LevelPlot({ wearerId, range, metric, unit, show = asItIs }: PlotProps) {
  const t = useWearableWords();
  const { number } = useFormats();
  const series = useHealthSeries(wearerId, metric, range);
  const formatMoment = useMoments(range);
  if (!series.data) return <PlotWaits isFailed={series.error !== null} onRetry={series.refetch} />;
  const { points } = series.data;
  return (
    <Card>
      <LinePlot
        title={t(`metric.${metric}`)}
        unit={unit}
        series={[
          {
            id: metric,
            label: t('average'),
            points: points.map(({ at, value }) => ({ at: `${at}:00.000Z`, value: show(value) })),
          },
        ]}
        formatValue={(value) => number(value, tenths)}
        formatMoment={formatMoment}
      />
    </Card>
  );
}

function AmountPlot({ wearerId, range, metric, unit, show = asItIs }: PlotProps) {
  const t = useWearableWords();
  const { number } = useFormats();
  const series = useHealthSeries(wearerId, metric, range);
  const formatMoment = useMoments(range);
  if (!series.data) return <PlotWaits isFailed={series.error !== null} onRetry={series.refetch} />;
  const { points, spanMinutes } = series.data;
  const name = t(`metric.${metric}`);
  return (
    <Card>
      <BarPlot
        title={spanMinutes > 1440 ? t('plot.daily', { metric: name }) : name}
        unit={unit}
        bars={points.map(({ at, value }) => ({
          ...{ id: at, label: formatMoment(`${at}:00.000Z`), value: show(value) },
        }))}
        formatValue={(value) => number(value, tenths)}
      />
    </Card>
  );
}

function PlotWaits({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useWearableWords();
  return isFailed ? <ErrorState title={t('data.failed')} onRetry={onRetry} /> : <Skeleton shape="card" />;
}

/** Moments of a plot are walls of the wearer's clock, written as if they were of UTC. */
function useMoments(range: HealthRange): (at: string) => string {
  const { date, time } = useFormats();
  if (range === 'day') return (at) => time(at.slice(11, 16));
  if (range === 'week') return (at) => `${date(at.slice(0, 10), 'short')}${hourOf(at, time)}`;
  return (at) => date(at.slice(0, 10), range === 'month' ? 'short' : 'medium');
}

function hourOf(at: string, time: (clock: string) => string): string {
  const clock = at.slice(11, 16);
  return clock === '00:00' ? '' : `, ${time(clock)}`;
}
