import { useQueuedCommands, useSession } from '@carecircle/remote-kit';
import { Banner, Button, Inline, Stack } from '@carecircle/ui';
import { useMessages } from '../words';

/** Check-ins that waited on this device and were then refused: named, with their text, to be tried again or given up (ALL-2). */
export function UnsentCheckIns() {
  const t = useMessages();
  const { recipients } = useSession();
  const { commands, retry, discard } = useQueuedCommands('care.addCheckIn');
  const refused = commands.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  return (
    <Stack gap={3}>
      {refused.map(({ commandId, input }) => {
        const name = recipients.find(({ id }) => id === input.recipientId)?.name ?? '';
        const label = t('check-in.label', { name });
        return (
          <Banner
            key={commandId}
            tone="missed"
            title={t('check-in.unsent', { label })}
            action={
              <Inline gap={2}>
                <Button
                  size="small"
                  aria-label={t('check-in.retry.of', { label })}
                  onPress={() => retry(commandId)}
                >
                  {t('check-in.retry')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('check-in.discard.of', { label })}
                  onPress={() => discard(commandId)}
                >
                  {t('check-in.discard')}
                </Button>
              </Inline>
            }
          >
            {input.notes || t(`check-in.${input.status}`)}
          </Banner>
        );
      })}
    </Stack>
  );
}
