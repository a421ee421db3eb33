import { useState } from 'react';
import { drillMinutes } from '@carecircle/contracts';
import { Button, Card, Inline, Stack, Text } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { PlayIcon } from '@carecircle/ui/icons';
import { raiseAlert } from '../alerts/raise-alert';
import { useMessages } from '../words';

/** Practice: the same way as in earnest, marked as a drill everywhere (EMER-6). */
export function DrillCard() {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={t('drill.title')}>
      <Stack gap={3}>
        <Text tone="soft">{t('drill.text', { minutes: drillMinutes })}</Text>
        <Inline>
          <Button icon={PlayIcon} onPress={() => setIsAsking(true)}>
            {t('drill.start')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        title={t('drill.ask')}
        text={t('drill.ask.text')}
        confirmLabel={t('drill.start')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => raiseAlert('panic', { isDrill: true })}
      />
    </Card>
  );
}
