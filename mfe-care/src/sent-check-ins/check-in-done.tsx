import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { DoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CheckInPill } from './check-in-pill';
import type { Submitted } from './submitted';
import css from './check-in-done.module.css';

const shownMs = 2_000;

interface Props {
  submitted: Submitted;
  onEnd: () => void;
}

/** 'Check-in Submitted!', for two seconds (CHK-1). */
export function CheckInDone({ submitted: { recipientId, status, isWaiting }, onEnd }: Props) {
  const t = useMessages();
  const { recipients } = useSession();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.done}>
      <span className={css.sign}>
        <DoneIcon />
      </span>
      <Text size="heading" weight="bold">
        {t('check-in.done')}
      </Text>
      <Text weight="medium">{recipients.find(({ id }) => id === recipientId)?.name ?? ''}</Text>
      <CheckInPill status={status} />
      {isWaiting ? <Text tone="soft">{t('check-in.kept')}</Text> : null}
    </div>
  );
}
