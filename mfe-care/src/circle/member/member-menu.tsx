import { useState } from 'react';
import type { Member } from '@carecircle/contracts';
import { changeSearch, navigate, useCommand } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { ConfirmDialog, Menu, type MenuEntry } from '@carecircle/ui/panels';
import {
  CrownIcon,
  MoreVerticalIcon,
  PencilIcon,
  ShieldCheckIcon,
  UserMinusIcon,
} from '@carecircle/ui/icons';
import { useMemberWords } from './member-words';
import { RoleDialog } from './role-dialog';
import { useGiveRole } from '../use-give-role';
import type { MemberRights } from './use-member-rights';

/** Edit Details, Make Admin, Permissions, Remove, each for those who may (CIRC-3). */
export function MemberMenu({ member, rights }: { member: Member; rights: MemberRights }) {
  const words = useMemberWords();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const role = useGiveRole(member);
  const remove = useCommand('circles.removeMember', { onDone: () => navigate('circle') });
  const { name } = member;
  const entries: (MenuEntry & { isOffered: boolean })[] = [
    {
      ...{ id: 'edit', label: words('member.edit'), icon: PencilIcon, isOffered: rights.mayChangeRole },
      onAction: () => setIsEditing(true),
    },
    {
      ...{ id: 'admin', label: words('member.make-admin'), icon: CrownIcon, isOffered: rights.mayMakeAdmin },
      onAction: () => void role.give('admin'),
      ...role.gate.entry,
    },
    {
      ...{ id: 'permissions', label: words('member.permissions'), icon: ShieldCheckIcon },
      isOffered: rights.mayChangePermissions,
      onAction: () => changeSearch({ permissions: '' }),
    },
    {
      ...{
        id: 'remove',
        label: words('member.remove'),
        icon: UserMinusIcon,
        isDanger: true,
        startsGroup: true,
      },
      isOffered: rights.mayRemove,
      onAction: () => setIsAsking(true),
      ...remove.gate.entry,
    },
  ];
  const label = words('member.actions', { name });
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={entries.filter(({ isOffered }) => isOffered)}
      />
      {isEditing ? <RoleDialog member={member} onClose={() => setIsEditing(false)} /> : null}
      <ConfirmDialog
        title={words('member.remove.title', { name })}
        text={words('member.remove.text', { name })}
        confirmLabel={words('member.remove')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => void (await remove.send({ memberId: member.id }))}
      />
    </>
  );
}
