import type { Recipient, RecipientSharing, Sharing } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { Card, Stack, Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';

const switches = [
  'shareHealthData',
  'shareMedications',
  'shareAppointments',
  'shareCheckIns',
] as const satisfies readonly (keyof Sharing)[];

interface RecipientSharingCardProps {
  recipient: Recipient;
  shared: RecipientSharing;
}

/** What the circle sees of one person; each switch takes effect at once, on everyone's screen (PRIV-1). */
export function RecipientSharingCard({ recipient, shared }: RecipientSharingCardProps) {
  const t = useMessages();
  const { name } = recipient;
  const { recipientId, sharing, mayChange, setBy, isWithdrawn } = shared;
  const change = useCommand('privacy.changeSharing', {
    optimistic: ({ recipientId: id, changes }) => [
      patch('privacy.getPrivacy', (settings) => ({
        ...settings,
        recipients: settings.recipients.map((each) =>
          each.recipientId === id ? { ...each, sharing: { ...each.sharing, ...changes } } : each,
        ),
      })),
    ],
  });
  return (
    <Card title={t('privacy.sharing.title', { name })}>
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {t(mayChange ? 'privacy.sharing.note' : `privacy.sharing.read-only.${setBy}`, { name })}
        </Text>
        {isWithdrawn ? <Text size="small">{t('privacy.sharing.withdrawn', { name })}</Text> : null}
        <div>
          {switches.map((field) => (
            <Switch
              key={field}
              label={t(`privacy.${field}`)}
              description={t(`privacy.${field}.note`)}
              isSelected={sharing[field] && !isWithdrawn}
              isDisabled={!mayChange || isWithdrawn || change.gate.isShut}
              onChange={(isOn) =>
                void change.send({
                  recipientId,
                  changes: { [field]: isOn },
                  seen: { [field]: sharing[field] },
                })
              }
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
