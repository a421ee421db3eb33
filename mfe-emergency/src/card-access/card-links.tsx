import type { Recipient } from '@carecircle/contracts';
import { useAllowed, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Card, LinkButton, Stack, Text } from '@carecircle/ui';
import { HealthIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCard } from './use-card';

/** The way to each card from the emergency screen; read ahead, so that they are on this device when there is no connection. */
export function CardLinks() {
  const t = useMessages();
  const { recipients } = useSession();
  const maySee = useAllowed('recipient:view-health');
  if (!maySee || recipients.length === 0) return null;
  return (
    <Card title={t('card.title')}>
      <Stack gap={3}>
        <Text tone="soft">{t('card.about')}</Text>
        {recipients.map((recipient) => (
          <CardButton key={recipient.id} recipient={recipient} />
        ))}
      </Stack>
    </Card>
  );
}

function CardButton({ recipient: { id, name } }: { recipient: Recipient }) {
  const t = useMessages();
  const path = useRoutePath('emergency-card', undefined, { for: id });
  useCard(id);
  if (path === null) return null;
  return (
    <LinkButton href={path} icon={HealthIcon} isFullWidth>
      {t('card.of', { name })}
    </LinkButton>
  );
}
