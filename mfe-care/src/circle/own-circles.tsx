import { useState } from 'react';
import { useSession } from '@carecircle/remote-kit';
import { Button, LinkButton, List, ListRow, Section, Stack, StatusPill } from '@carecircle/ui';
import { CircleIcon, KeyIcon, PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CreateCircleDialog } from './create-circle-dialog';
import { useOpenCircle } from './use-open-circle';

/** The person's circles: which one is shown, how to change to another (AUTH-6), and a new one. */
export function OwnCircles() {
  const t = useMessages();
  const { circles, circle } = useSession();
  const { open, isPending, gate } = useOpenCircle();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Section title={t('circles.own')}>
      <Stack gap={3}>
        <List label={t('circles.own')}>
          {circles.map(({ id, name, role, status }) => (
            <ListRow
              key={id}
              leading={<CircleIcon />}
              title={id === circle.id ? circle.name : name}
              meta={t(status === 'pending' ? 'circles.waiting' : `role.${role}`)}
              trailing={
                id === circle.id ? (
                  <StatusPill tone="done">{t('circles.shown')}</StatusPill>
                ) : status === 'active' ? (
                  <Button size="small" isPending={isPending} {...gate.button} onPress={() => open(id)}>
                    {t('circles.open')}
                  </Button>
                ) : undefined
              }
            />
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
