import { useQueuedCommands } from '@carecircle/remote-kit';
import { Banner, Button, Inline, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';

/** Notes that waited on this device and were then refused: with their text, to be tried again or given up (ALL-2). */
export function UnsentNotes() {
  const t = useMessages();
  const words = useCareLogWords();
  const { commands, retry, discard } = useQueuedCommands('care.addHandOffNote');
  const refused = commands.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  return (
    <Stack gap={3}>
      {refused.map(({ commandId, label, input }) => (
        <Banner
          key={commandId}
          tone="missed"
          title={t('check-in.unsent', { label: label ?? words('note.one') })}
          action={
            <Inline gap={2}>
              <Button
                size="small"
                aria-label={t('check-in.retry.of', { label: label ?? words('note.one') })}
                onPress={() => retry(commandId)}
              >
                {t('check-in.retry')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('check-in.discard.of', { label: label ?? words('note.one') })}
                onPress={() => discard(commandId)}
              >
                {t('check-in.discard')}
              </Button>
            </Inline>
          }
        >
          {input.text}
        </Banner>
      ))}
    </Stack>
  );
}
