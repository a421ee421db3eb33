import { useState } from 'react';
import { useAllowed, useCommand, useSession } from '@carecircle/remote-kit';
import { Button, Inline, Text } from '@carecircle/ui';
import { MapPinIcon } from '@carecircle/ui/icons';
import { useServiceWords } from '../services-words';
import { askForPlace } from './ask-for-place';

interface Props {
  /** From where the home is known; null where it is not. */
  home: 'device' | 'postal-code' | null;
  recipientId: string;
}

/** From where distances are measured, and the way to say it: a device that is at home. */
export function HomePlace({ home, recipientId }: Props) {
  const t = useServiceWords();
  const mayEdit = useAllowed('booking:edit');
  const name = useSession().recipients.find(({ id }) => id === recipientId)?.name ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const set = useCommand('services.setHomePlace');
  const locate = async () => {
    setIsAsking(true);
    const place = await askForPlace();
    setIsAsking(false);
    setIsUnknown(place === null);
    if (place) await set.send({ recipientId, place });
  };
  return (
    <Inline justify="between">
      <Text tone="soft" size="small">
        {isUnknown ? t('home.not-found') : t(`home.${home ?? 'unknown'}`, { name })}
      </Text>
      {mayEdit ? (
        <Inline gap={2}>
          {home === 'device' ? (
            <Button
              size="small"
              variant="quiet"
              onPress={() => void set.send({ recipientId, place: null })}
              {...set.gate.button}
            >
              {t('home.forget')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon={MapPinIcon}
            isPending={isAsking || set.isPending}
            onPress={() => void locate()}
            {...set.gate.button}
          >
            {t('home.locate', { name })}
          </Button>
        </Inline>
      ) : null}
    </Inline>
  );
}
