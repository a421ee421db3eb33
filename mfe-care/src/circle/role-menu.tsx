import { roles, type Member } from '@carecircle/contracts';
import { IconButton } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { MoreVerticalIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useGiveRole } from './use-give-role';

/** Gives another member another role (CIRC-2); a circle keeps at least one admin, which the server sees to. */
export function RoleMenu({ member }: { member: Member }) {
  const t = useMessages();
  const { give, gate } = useGiveRole(member);
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
          if (role !== member.role) void give(role);
        },
        ...gate.entry,
      }))}
    />
  );
}
