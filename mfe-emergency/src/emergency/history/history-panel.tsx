import { useState } from 'react';
import { Button, EmptyState, ErrorState, List, Skeleton, Stack } from '@carecircle/ui';
import { HistoryIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { AlertRow } from './alert-row';
import { useAlertHistory } from './use-alert-history';

const shownFirst = 10;

/** The last 10 alerts, and all of them on request (EMER-4). */
export function HistoryPanel() {
  const t = useMessages();
  const { alerts, isPending, error, refetch, hasMore, fetchMore, isFetchingMore } = useAlertHistory();
  const [showsAll, setShowsAll] = useState(false);
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (error && alerts.length === 0) return <ErrorState title={t('history.failed')} onRetry={refetch} />;
  if (alerts.length === 0) {
    return <EmptyState icon={HistoryIcon} title={t('history.none.title')} text={t('history.none')} />;
  }
  const isCut = !showsAll && (alerts.length > shownFirst || hasMore);
  return (
    <Stack gap={4}>
      <List label={t('tabs.history')}>
        {alerts.slice(0, showsAll ? undefined : shownFirst).map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </List>
      {isCut ? <Button onPress={() => setShowsAll(true)}>{t('history.all')}</Button> : null}
      {showsAll && hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {t('history.more')}
        </Button>
      ) : null}
    </Stack>
  );
}
