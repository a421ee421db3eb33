import { useState } from 'react';
import { useAllowed, useMembers, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Button, Card, Heading, Inline, LinkButton, Stack, Text } from '@carecircle/ui';
import { ChatIcon, PencilIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { MemberFaces } from './member-faces';
import { InviteMembersButton } from './invitations/invite-members-button';
import { RenameCircleDialog } from './rename-circle-dialog';

/** Name and size of the circle, its chat, and for admins its name to edit (CIRC-1). */
export function CircleCard() {
  const t = useMessages();
  const { circle } = useSession();
  const members = useMembers();
  const mayInvite = useAllowed('member:invite');
  const mayRename = useAllowed('circle:rename');
  const chatPath = useRoutePath('chat');
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Stack gap={0}>
            <Heading level={2}>{circle.name}</Heading>
            <Text size="small" tone="soft">
              {t('circle.members', { count: members.length })}
            </Text>
          </Stack>
          <MemberFaces members={members} />
        </Inline>
        <Inline gap={3}>
          {chatPath ? (
            <LinkButton href={chatPath} icon={ChatIcon} variant="primary">
              {t('circle.chat')}
            </LinkButton>
          ) : null}
          {mayInvite ? <InviteMembersButton /> : null}
          {mayRename ? (
            <Button icon={PencilIcon} onPress={() => setIsRenaming(true)}>
              {t('circle.rename')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
      {isRenaming ? <RenameCircleDialog onClose={() => setIsRenaming(false)} /> : null}
    </Card>
  );
}
