import { useState, type ReactNode } from 'react';
import type { OwnCircle } from '@carecircle/contracts';
import { useCommand, useFormats, useSession } from '@carecircle/remote-kit';
import { Button, LinkButton, List, ListRow, Section, showToast, Stack, StatusPill } from '@carecircle/ui';
import { CircleIcon, KeyIcon, PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CreateCircleDialog } from './create-circle-dialog';
import { useOpenCircle } from './use-open-circle';

/** The person's circles: which one is shown, how to change to another (AUTH-6), and a new one. */
export function OwnCircles() {
  const t = useMessages();
  const { circles } = useSession();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Section title={t('circles.own')}>
      <Stack gap={3}>
        <List label={t('circles.own')}>
          {circles.map((own) => (
            <OwnCircleRow key={own.id} own={own} />
          ))}
        </List>
        <LinkButton href="/onboarding?step=join" icon={KeyIcon} isFullWidth>
          {t('circle.join')}
        </LinkButton>
        <Button icon={PlusIcon} isFullWidth onPress={() => setIsCreating(true)}>
          {t('circle.create')}
        </Button>
      </Stack>
      {isCreating ? <CreateCircleDialog onClose={() => setIsCreating(false)} /> : null}
    </Section>
  );
}

function OwnCircleRow({ own: { id, name, role, status, closing } }: { own: OwnCircle }) {
  const t = useMessages();
  const { date, dayOf } = useFormats();
  const { circle } = useSession();
  const { open, isPending, gate } = useOpenCircle();
  const keep = useCommand('circles.keepCircle', {
    onDone: () => showToast({ text: t('circles.kept', { name }), tone: 'success' }),
  });
  const closed = closing && t('circles.closed', { by: closing.by, day: date(dayOf(closing.until)) });
  const actions: Record<OwnCircle['status'], ReactNode> = {
    pending: undefined,
    active: (
      <Button size="small" isPending={isPending} {...gate.button} onPress={() => open(id)}>
        {t('circles.open')}
      </Button>
    ),
    closed: role === 'admin' && (
      <Button
        size="small"
        isPending={keep.isPending}
        {...keep.gate.button}
        onPress={() => void keep.send({ closedCircleId: id })}
      >
        {t('circles.keep')}
      </Button>
    ),
  };
  return (
    <ListRow
      leading={<CircleIcon />}
      title={id === circle.id ? circle.name : name}
      meta={closed ?? t(status === 'pending' ? 'circles.waiting' : `role.${role}`)}
      trailing={
        id === circle.id ? <StatusPill tone="done">{t('circles.shown')}</StatusPill> : actions[status]
      }
    />
  );
}
