import { useState } from 'react';
import type { EmergencyCard } from '@carecircle/contracts';
import { newId, useAllowed, useCommand, useFormats, useMemberName } from '@carecircle/remote-kit';
import { Button, Card, Inline, List, ListRow, Stack, Text, showToast } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { CopyIcon, EyeIcon, QrCodeIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** The link behind the code: made, copied, replaced, ended, and who opened it when (EMER-7). */
export function CardLinkPanel({ card }: { card: EmergencyCard }) {
  return (
    <Stack gap={4}>
      <LinkCard card={card} />
      <ViewsCard card={card} />
    </Stack>
  );
}

function LinkCard({ card: { recipientId, content, link } }: { card: EmergencyCard }) {
  const t = useMessages();
  const formats = useFormats();
  const mayEdit = useAllowed('recipient:edit');
  const maker = useMemberName(link?.createdBy ?? null);
  const renewing = useCommand('emergency.renewCardLink');
  const revoking = useCommand('emergency.revokeCardLink');
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);
  const renew = () => void renewing.send({ recipientId, linkId: newId() });
  const copy = async () => {
    if (!link) return;
    await navigator.clipboard.writeText(`${location.origin}${link.path}`);
    showToast({ text: t('card.copied') });
  };
  return (
    <Card title={t('card.link')}>
      <Stack gap={3}>
        <Text>{t(link ? 'card.link.text' : 'card.link.none', { name: content.name })}</Text>
        {link ? (
          <Text size="small" tone="soft">
            {t('card.link.made', { name: maker, time: formats.dateTime(link.createdAt) })}
          </Text>
        ) : null}
        <Inline>
          {link ? (
            <Button icon={CopyIcon} onPress={() => void copy()}>
              {t('card.copy')}
            </Button>
          ) : null}
          {mayEdit ? (
            <Button
              icon={QrCodeIcon}
              isPending={renewing.isPending}
              {...renewing.gate.button}
              onPress={link ? () => setAsks('renew') : renew}
            >
              {t(link ? 'card.renew' : 'card.make')}
            </Button>
          ) : null}
          {mayEdit && link ? (
            <Button
              isPending={revoking.isPending}
              {...revoking.gate.button}
              onPress={() => setAsks('revoke')}
            >
              {t('card.revoke')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
      <ConfirmDialog
        title={t(asks === 'renew' ? 'card.renew.title' : 'card.revoke.title')}
        text={t('card.printed')}
        confirmLabel={t(asks === 'renew' ? 'card.renew' : 'card.revoke')}
        isOpen={asks !== null}
        onOpenChange={(isOpen) => isOpen || setAsks(null)}
        onConfirm={() => (asks === 'renew' ? renew() : void revoking.send({ recipientId }))}
      />
    </Card>
  );
}

function ViewsCard({ card: { views } }: { card: EmergencyCard }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <Card title={t('card.views')} padding={views.length > 0 ? 'none' : 'normal'}>
      {views.length === 0 ? (
        <Text tone="soft">{t('card.views.none')}</Text>
      ) : (
        <List label={t('card.views')}>
          {views.map(({ id, at, device }) => (
            <ListRow
              key={id}
              leading={<EyeIcon />}
              title={device === 'Web' ? t('card.device') : device}
              meta={<span>{formats.dateTime(at)}</span>}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
