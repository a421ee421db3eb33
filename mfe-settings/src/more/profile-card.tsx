import type { ReactNode } from 'react';
import { useSession } from '@carecircle/remote-kit';
import { Avatar, Card, Heading, Inline, Stack, StatusPill, Text } from '@carecircle/ui';
import { CrownIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './profile-card.module.css';

/** Who is signed in, in which circle, and the figures that other areas bring (SET-1). */
export function ProfileCard({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { person, member, circle } = useSession();
  return (
    <Card>
      <Stack gap={4}>
        <div className={css.person}>
          <Avatar id={person.id} name={person.name} size="large" />
          <div className={css.words}>
            <Heading level={2}>{person.name}</Heading>
            <Text size="small" tone="soft">
              {person.email}
            </Text>
          </div>
        </div>
        <Inline gap={2}>
          <Text weight="medium">{circle.name}</Text>
          {member.role === 'admin' ? (
            <StatusPill tone="info" icon={CrownIcon}>
              {t('more.admin')}
            </StatusPill>
          ) : null}
        </Inline>
        <div className={css.figures}>{children}</div>
      </Stack>
    </Card>
  );
}
