import type { Medication, StockForecast } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Stack, Text } from '@carecircle/ui';
import { BarPlot } from '@carecircle/ui/plots';
import { useMessages } from '../../words';

interface Props {
  forecast: readonly StockForecast[];
  medications: readonly Medication[];
}

const dayMs = 86_400_000;
/** A longer bar would make all others short. */
const longestDays = 90;

/** How long the stock of each medication lasts, the shortest first (MED-4, MED-7). */
export function RunOutPlot({ forecast, medications }: Props) {
  const t = useMessages();
  const { date, today } = useFormats();
  const now = Date.parse(today());
  const nameOf = new Map(medications.map(({ id, name }) => [id, name]));
  const bars = forecast
    .filter(({ medicationId, runsOutOn }) => nameOf.has(medicationId) && runsOutOn !== null)
    .map(({ medicationId, runsOutOn, isRefillDue }) => ({
      id: medicationId,
      label: t('analytics.run-out.label', {
        name: nameOf.get(medicationId) ?? '',
        day: date(runsOutOn ?? '', 'short'),
      }),
      value: Math.max(0, Math.round((Date.parse(runsOutOn ?? '') - now) / dayMs)),
      tone: isRefillDue ? ('due' as const) : ('accent' as const),
    }))
    .sort((one, other) => one.value - other.value);
  const greatest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Card>
      <Stack gap={3}>
        <BarPlot
          title={t('analytics.run-out')}
          layout="rows"
          fullValue={Math.min(greatest, longestDays)}
          formatValue={(count) => t('analytics.run-out.days', { count })}
          bars={bars}
        />
        {bars.length > 0 ? (
          <Text size="small" tone="soft">
            {t('analytics.run-out.note')}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
