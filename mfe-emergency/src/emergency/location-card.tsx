import { useState } from 'react';
import { Button, Card, Inline, StatusPill, Stack, Text } from '@carecircle/ui';
import { MapPinIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { LocationPermission } from '../location/current-place';
import { useLocationPermission } from './use-location-permission';

const pills = {
  granted: { tone: 'done', word: 'location.on' },
  prompt: { tone: 'neutral', word: 'location.off' },
  denied: { tone: 'due', word: 'location.blocked' },
  unsupported: { tone: 'neutral', word: 'location.missing' },
} as const satisfies Record<LocationPermission, object>;

/** Location Sharing: what this browser truly allows, and the way to allow it (EMER-1). */
export function LocationCard() {
  const t = useMessages();
  const { permission, enable } = useLocationPermission();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await enable();
    setIsAsking(false);
  };
  const { tone, word } = pills[permission];
  return (
    <Card title={t('location.title')} action={<StatusPill tone={tone}>{t(word)}</StatusPill>}>
      <Stack gap={3}>
        <Text tone="soft">{t(`location.${permission}.text`)}</Text>
        {permission === 'prompt' ? (
          <Inline>
            <Button icon={MapPinIcon} isPending={isAsking} onPress={() => void ask()}>
              {t('location.enable')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}
