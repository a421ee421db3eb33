import { useQueuedCommands, type CommandKey } from '@carecircle/remote-kit';
import { Banner, Button, Inline, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';

const operations = ['care.takeDose', 'care.skipDose', 'care.takeAsNeeded'] as const satisfies CommandKey[];

/**
 * Doses that waited on this device and were then refused: named, with their words, to be tried again or given up (ALL-2). One that
 * went over a limit would be refused again: it is logged anew, with the reason (MED-5).
 */
export function UnsentDoses() {
  return operations.map((operation) => <Unsent key={operation} operation={operation} />);
}

function Unsent({ operation }: { operation: (typeof operations)[number] }) {
  const t = useMessages();
  const { commands, retry, discard } = useQueuedCommands(operation);
  const refused = commands.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  return (
    <Stack gap={3}>
      {refused.map(({ commandId, label, input, refusal }) => (
        <Banner
          key={commandId}
          tone="missed"
          title={t('dose.unsent', { label: label ?? '' })}
          action={
            <Inline gap={2}>
              {refusal?.code === 'OVER_LIMIT' || operation === 'care.takeAsNeeded' ? null : (
                <Button
                  size="small"
                  aria-label={t('check-in.retry.of', { label: label ?? '' })}
                  onPress={() => retry(commandId)}
                >
                  {t('check-in.retry')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('check-in.discard.of', { label: label ?? '' })}
                onPress={() => discard(commandId)}
              >
                {t('check-in.discard')}
              </Button>
            </Inline>
          }
        >
          {'reason' in input
            ? String(input.reason)
            : t(refusal?.code === 'OVER_LIMIT' ? 'dose.over-limit' : 'dose.changed')}
        </Banner>
      ))}
    </Stack>
  );
}
