import type { Recipient } from '@carecircle/contracts';
import { useFormats, useMemberName, useQueuedCommands, useSession } from '@carecircle/remote-kit';
import { ErrorState, Skeleton, Text } from '@carecircle/ui';
import { useCheckInDay } from '../check-in-day/use-check-in-day';
import { useMessages } from '../words';
import { useForYouWords } from './for-you-words';
import css from './for-you.module.css';

/** What was last said of the person today, by themselves or somebody else. */
export function SaidToday({ recipient }: { recipient: Recipient }) {
  const t = useForYouWords();
  const area = useMessages();
  const { instant } = useFormats();
  const { person } = useSession();
  const { people, error, refetch } = useCheckInDay();
  const { commands } = useQueuedCommands('care.addCheckIn');
  const checkIn = people?.find((one) => one.recipient.id === recipient.id)?.checkIn;
  const memberName = useMemberName(checkIn?.checkedBy);
  if (!people && error)
    return <ErrorState title={area('check-in.failed')} text={area('failed.text')} onRetry={refetch} />;
  const isWaiting = commands.some(
    ({ input, state }) => input.checkInId === checkIn?.id && state === 'waiting',
  );
  const sentence = () => {
    if (!checkIn) return t('said.none');
    const { status, createdAt, checkedBy, overLinkBy } = checkIn;
    const time = instant(createdAt, recipient.timeZone);
    if (checkedBy === person.id && overLinkBy === null) return t(`said.${status}`, { time });
    return t(`said-by.${status}`, { time, name: overLinkBy ?? memberName });
  };
  return (
    <div className={css.said}>
      {people ? <Text size="heading">{sentence()}</Text> : <Skeleton />}
      {isWaiting ? <Text tone="soft">{area('check-in.kept')}</Text> : null}
    </div>
  );
}
