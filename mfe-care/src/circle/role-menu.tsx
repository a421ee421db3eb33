import { roles, type Member } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { IconButton, showToast } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { MoreVerticalIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Gives another member another role (CIRC-2); a circle keeps at least one admin, which the server sees to. */
export function RoleMenu({ member }: { member: Member }) {
  const t = useMessages();
  const change = useCommand('circles.changeMemberRole', {
    onDone: ({ name, role }) =>
      showToast({ text: t('members.changed', { name, role: t(`role.${role}`) }), tone: 'success' }),
  });
  const label = t('members.menu', { name: member.name });
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      selectedId={member.role}
      items={roles.map((role) => ({
        id: role,
        label: t(`role.${role}`),
        description: t(`role.${role}.text`),
        onAction: () => {
          if (role !== member.role) void change.send({ memberId: member.id, role });
        },
        ...change.gate.entry,
      }))}
    />
  );
}
