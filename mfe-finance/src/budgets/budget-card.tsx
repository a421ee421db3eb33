import { useFormats } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { BudgetFigures } from './budget-figures';
import { sumBudget } from './sum-budget';
import { UsageBar } from './usage-bar';
import { useBudget } from './use-budget';

/** Budget Overview of the present month (FIN-1). */
export function BudgetCard({ onShowBudget }: { onShowBudget: () => void }) {
  const t = useMessages();
  const { today } = useFormats();
  const { data, error, refetch } = useBudget(today().slice(0, 7));
  const details = (
    <Button variant="quiet" size="small" onPress={onShowBudget}>
      {t('budget.details')}
    </Button>
  );
  return (
    <Card title={t('budget.overview')} action={details}>
      {data ? <Content sum={sumBudget(data)} /> : null}
      {!data && error ? (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="row" count={2} /> : null}
    </Card>
  );
}

function Content({ sum }: { sum: ReturnType<typeof sumBudget> }) {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <BudgetFigures sum={sum} />
      {sum.budgetedCents > 0 ? (
        <UsageBar label={t('budget.usage')} {...sum} />
      ) : (
        <Text tone="soft">{t('budget.none')}</Text>
      )}
    </Stack>
  );
}
