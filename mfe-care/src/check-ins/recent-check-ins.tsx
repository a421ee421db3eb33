import { useAllowed, useQueuedCommands } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, Section, Skeleton, Stack } from '@carecircle/ui';
import { HealthIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { UnsentCheckIns } from '../sent-check-ins/unsent-check-ins';
import { useCheckInDay } from '../check-in-day/use-check-in-day';
import { CheckInRow } from './check-in-row';
import { StreakLine } from './streak-line';
import { useRecentCheckIns } from './use-recent-check-ins';
import css from './check-ins.module.css';

/** 'Recent Check-ins': the last five, newest first (CHK-1); own ones alone for who may not see the circle's (CIRC-4). */
export function RecentCheckIns() {
  const t = useMessages();
  const title = t(useAllowed('check-in:view') ? 'check-in.recent' : 'check-in.recent-own');
  return (
    <Section title={title}>
      <UnsentCheckIns />
      <Rows title={title} />
    </Section>
  );
}

function Rows({ title }: { title: string }) {
  const t = useMessages();
  const { data, error, refetch } = useRecentCheckIns();
  const { streak, isPending } = useCheckInDay();
  const { commands } = useQueuedCommands('care.addCheckIn');
  const waiting = new Set(commands.map(({ input }) => input.checkInId));
  if (!data && error)
    return <ErrorState title={t('check-in.failed')} text={t('failed.text')} onRetry={refetch} />;
  // Both at once, so that nothing moves when the later one comes.
  if (!data || isPending) return <Skeleton shape="row" count={5} />;
  if (data.checkIns.length === 0) return <EmptyState icon={HealthIcon} text={t('check-in.empty')} />;
  return (
    <Stack gap={3}>
      {streak ? <StreakLine streak={streak} /> : null}
      <div className={css.list}>
        <List label={title}>
          {data.checkIns.map((checkIn) => (
            <CheckInRow key={checkIn.id} checkIn={checkIn} isWaiting={waiting.has(checkIn.id)} />
          ))}
        </List>
      </div>
    </Stack>
  );
}
