import type { CareTime, Recipient } from '@carecircle/contracts';
import { EmptyState, ErrorState, Section, Skeleton } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { LogList } from '../log-list';
import { CareTimeRow } from './care-time-row';
import { useCareTimes } from './use-care-times';

interface Props {
  recipient: Recipient;
  onEdit: (careTime: CareTime) => void;
}

/** Every time of care, newest first. */
export function CareTimes({ recipient, onEdit }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const { careTimes, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useCareTimes(
    recipient.id,
  );
  const title = words('hours.log');
  if (isPending) return <Skeleton shape="row" count={4} />;
  return (
    <Section title={title}>
      {error && careTimes.length === 0 ? (
        <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!error && careTimes.length === 0 ? <EmptyState icon={ClockIcon} text={words('hours.empty')} /> : null}
      {careTimes.length > 0 ? (
        <LogList label={title} {...{ hasMore, isFetchingMore, fetchMore }}>
          {careTimes.map((careTime) => (
            <CareTimeRow key={careTime.id} careTime={careTime} onEdit={onEdit} />
          ))}
        </LogList>
      ) : null}
    </Section>
  );
}
