import { useState } from 'react';
import type { Medication } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';
import { needsRefetch, useFormats, useLiveQuery } from '@carecircle/remote-kit';
import { Card, EmptyState, ErrorState, Skeleton, Stack, Text } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { ChartIcon } from '@carecircle/ui/icons';
import { FilterTabs } from '@carecircle/ui/panels';
import { BarPlot, DayPlot, LinePlot } from '@carecircle/ui/plots';
import { useMessages } from '../../words';
import { onDoses } from '../../doses/on-doses';
import css from '../medications.module.css';
import { AdherenceLegend } from './adherence-legend';
import { adherenceTone } from './adherence-tone';
import { byBand, bands, byWeek, shareOf } from './count-doses';
import { RunOutPlot } from './run-out-plot';

const periods = ['7', '30', '90'] as const;
type Period = (typeof periods)[number];
type Report = ApiOutputs['care']['getAdherence'];

/** How well it goes: by medication, by week, day by day, by time of day, and how long stocks last (MED-4). */
export function AnalyticsPanel({ medications }: { medications: readonly Medication[] }) {
  const t = useMessages();
  const [period, setPeriod] = useState<Period>('30');
  const { data, error, refetch } = useLiveQuery(
    'care.getAdherence',
    { days: period },
    { on: { ...onDoses<Report>(needsRefetch), 'medication.stock-changed': needsRefetch } },
  );
  return (
    <Stack gap={4}>
      <FilterTabs
        label={t('analytics.period')}
        value={period}
        onChange={setPeriod}
        options={periods.map((id) => ({ id, label: t(`analytics.period.${id}`) }))}
      />
      {!data && error ? (
        <ErrorState title={t('analytics.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="card" count={2} /> : null}
      {data ? <Plots report={data} medications={medications} period={period} /> : null}
    </Stack>
  );
}

interface PlotsProps {
  report: Report;
  medications: readonly Medication[];
  period: Period;
}

function Plots({ report, medications, period }: PlotsProps) {
  const t = useMessages();
  if (report.adherence.percent === null) {
    return (
      <Stack gap={4}>
        <EmptyState icon={ChartIcon} title={t('meds.no-data')} text={t('analytics.empty.text')} />
        <RunOutPlot forecast={report.forecast} medications={medications} />
      </Stack>
    );
  }
  return (
    <div className={css.plots}>
      <ByMedication report={report} medications={medications} />
      <OverTime report={report} medications={medications} hasWeeks={period !== '7'} />
      <Missed report={report} />
      <RunOutPlot forecast={report.forecast} medications={medications} />
    </div>
  );
}

function ByMedication({ report, medications }: Omit<PlotsProps, 'period'>) {
  const t = useMessages();
  const percent = usePercent();
  const nameOf = new Map(medications.map(({ id, name }) => [id, name]));
  const bars = report.medications
    .filter(({ medicationId }) => nameOf.has(medicationId))
    .map(({ medicationId, adherence }) => ({
      id: medicationId,
      label: nameOf.get(medicationId) ?? '',
      value: adherence.percent,
      ...(adherence.percent !== null && { tone: adherenceTone(adherence.percent) }),
    }));
  return (
    <Card>
      <Stack gap={3}>
        <BarPlot
          title={t('analytics.adherence')}
          layout="rows"
          fullValue={100}
          formatValue={percent}
          bars={[
            ...bars,
            {
              id: 'all',
              label: t('analytics.all'),
              value: report.adherence.percent,
              tone: adherenceTone(report.adherence.percent ?? 0),
            },
          ]}
        />
        <AdherenceLegend />
        <Text size="small" tone="soft">
          {t('analytics.formula')}
        </Text>
      </Stack>
    </Card>
  );
}

function OverTime({ report, medications, hasWeeks }: Omit<PlotsProps, 'period'> & { hasWeeks: boolean }) {
  const t = useMessages();
  const percent = usePercent();
  const [chosen, setChosen] = useState('all');
  const nameOf = new Map(medications.map(({ id, name }) => [id, name]));
  const own = report.medications.find(({ medicationId }) => medicationId === chosen);
  const days = own?.days ?? report.days;
  const name = nameOf.get(own?.medicationId ?? '') ?? t('analytics.all');
  return (
    <Card>
      <Stack gap={4}>
        <Select
          label={t('analytics.which')}
          value={own ? chosen : 'all'}
          onChange={setChosen}
          options={[
            { value: 'all', label: t('analytics.all') },
            ...report.medications
              .filter(({ medicationId }) => nameOf.has(medicationId))
              .map(({ medicationId }) => ({ value: medicationId, label: nameOf.get(medicationId) ?? '' })),
          ]}
        />
        {hasWeeks ? (
          <LinePlot
            title={t('analytics.over-time')}
            domain={[0, 100]}
            formatValue={percent}
            series={[{ id: 'adherence', label: name, points: byWeek(days) }]}
          />
        ) : null}
        <DayPlot
          title={t('analytics.calendar')}
          valueLabel={t('analytics.given')}
          days={days.map(({ day, counts }) => {
            const { given, total } = shareOf(counts);
            return {
              day,
              share: total === 0 ? null : given / total,
              text: t('analytics.of', { taken: given, total }),
            };
          })}
        />
        <Text size="small" tone="soft">
          {t('analytics.calendar.note')}
        </Text>
      </Stack>
    </Card>
  );
}

function Missed({ report }: { report: Report }) {
  const t = useMessages();
  const counts = byBand(report.hours);
  const total = bands.reduce((sum, band) => sum + counts[band], 0);
  return (
    <Card>
      {total === 0 ? (
        <Stack gap={2}>
          <Text weight="bold">{t('analytics.missed')}</Text>
          <Text tone="soft">{t('analytics.missed.none')}</Text>
        </Stack>
      ) : (
        <BarPlot
          title={t('analytics.missed')}
          bars={bands.map((band) => ({
            id: band,
            label: t(`analytics.band.${band}`),
            value: counts[band],
            tone: 'missed' as const,
          }))}
        />
      )}
    </Card>
  );
}

function usePercent() {
  const { number } = useFormats();
  return (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
}
