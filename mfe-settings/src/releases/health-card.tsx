import { useFormats, type OperationOutput } from '@carecircle/remote-kit';
import { Card, Stack, Text } from '@carecircle/ui';
import { LinePlot } from '@carecircle/ui/plots';
import { useMessages } from '../words';
import { HealthTable } from './health-table';
import type { Area } from './use-release-words';

type Series = OperationOutput<'releases.getArea'>['series'];

/** How the versions fared over the last day: what failed, and how long they took. */
export function HealthCard({ area, series }: { area: Area; series: Series }) {
  const t = useMessages();
  const formats = useFormats();
  const seen = area.health.filter(({ loads }) => loads > 0);
  const lines = series.filter(({ points }) => points.length > 1);
  const moment = (at: string) => formats.instant(at);
  const rounded = (share: number) => formats.number(share, { maximumFractionDigits: 1 });
  const linesOf = (value: (point: Series[number]['points'][number]) => number | null) =>
    lines.map(({ version, points }) => ({
      ...{ id: version, label: version },
      points: points.map((point) => ({ at: point.at, value: value(point) })),
    }));
  return (
    <Card title={t('releases.health')}>
      {seen.length === 0 ? <Text tone="soft">{t('releases.noHealth')}</Text> : null}
      <Stack gap={5}>
        {seen.length > 0 ? <HealthTable health={seen} /> : null}
        {lines.length > 0 ? (
          <>
            <LinePlot
              title={t('releases.failed.visits')}
              unit="%"
              series={linesOf(({ failures, loads }) => (loads === 0 ? null : (failures / loads) * 100))}
              startsAtZero
              formatValue={rounded}
              formatMoment={moment}
            />
            <LinePlot
              title={t('releases.loadTime')}
              unit="ms"
              series={linesOf(({ loadMs }) => loadMs)}
              startsAtZero
              formatMoment={moment}
            />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
