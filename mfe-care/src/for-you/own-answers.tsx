import { useId, useState } from 'react';
import type { CheckInStatus, Recipient } from '@carecircle/contracts';
import { newId } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { checkInLooks } from '../sent-check-ins/check-in-looks';
import type { Submitted } from '../sent-check-ins/submitted';
import { useAddCheckIn } from '../sent-check-ins/use-add-check-in';
import { useForYouWords } from './for-you-words';

interface Props {
  recipient: Recipient;
  onSubmitted: (submitted: Submitted) => void;
}

/** Three answers, each sent by one press (CHK-1). */
export function OwnAnswers({ recipient, onSubmitted }: Props) {
  const t = useForYouWords();
  const noteId = useId();
  // One id for all three, so that a second press adds no second check-in.
  const [checkInId] = useState(newId);
  const [said, setSaid] = useState<CheckInStatus | null>(null);
  const adding = useAddCheckIn();

  const say = async (status: CheckInStatus) => {
    const recipientId = recipient.id;
    setSaid(status);
    const outcome = await adding.send({ checkInId, recipientId, status, mood: null, notes: '' });
    if (outcome.status !== 'done' && outcome.status !== 'waiting') return;
    onSubmitted({ recipientId, status, isWaiting: outcome.status === 'waiting' });
  };
  const answer = (status: CheckInStatus) => ({
    size: 'large' as const,
    isFullWidth: true,
    icon: checkInLooks[status].icon,
    isPending: adding.isPending && said === status,
    isDisabled: adding.isPending && said !== status,
    onPress: () => void say(status),
    children: t(status),
  });

  return (
    <Stack gap={4}>
      <Button {...answer('safe')} />
      <Button {...answer('ok')} />
      <Stack gap={2}>
        <Button {...answer('needs-help')} variant="danger" aria-describedby={noteId} />
        <Text id={noteId} tone="soft">
          {t('needs-help.note')}
        </Text>
      </Stack>
    </Stack>
  );
}
