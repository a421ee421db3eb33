import { roles, type Member, type Role } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { MoreVerticalIcon } from '@carecircle/ui/icons';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';

/** Gives another member another role (CIRC-2); a circle keeps at least one admin, which the server sees to. */
export function RoleMenu({ member }: { member: Member }) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const change = useCommand('circles.changeMemberRole');
  const give = async (role: Role) => {
    const before = { memberId: member.id, role: member.role };
    const sent = change.send({ memberId: member.id, role });
    if ((await sent).status !== 'done') return;
    const text = t('members.changed', { name: member.name, role: t(`role.${role}`) });
    offerUndo(text, sent, () => change.send(before));
  };
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
        ...change.gate.entry,
      }))}
    />
  );
}
