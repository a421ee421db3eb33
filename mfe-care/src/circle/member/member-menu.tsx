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
import { useMessages } from '../../words';
import { RoleDialog } from './role-dialog';
import { useGiveRole } from '../use-give-role';
import type { MemberRights } from './use-member-rights';

/** Edit Details, Make Admin, Permissions, Remove, each for those who may (CIRC-3). */
export function MemberMenu({ member, rights }: { member: Member; rights: MemberRights }) {
  const t = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const role = useGiveRole(member);
  const remove = useCommand('circles.removeMember', { onDone: () => navigate('circle') });
  const { name } = member;
  const entries: (MenuEntry & { isOffered: boolean })[] = [
    {
      ...{ id: 'edit', label: t('member.edit'), icon: PencilIcon, isOffered: rights.mayChangeRole },
      onAction: () => setIsEditing(true),
    },
    {
      ...{ id: 'admin', label: t('member.make-admin'), icon: CrownIcon, isOffered: rights.mayMakeAdmin },
      onAction: () => void role.give('admin'),
      ...role.gate.entry,
    },
    {
      ...{ id: 'permissions', label: t('member.permissions'), icon: ShieldCheckIcon },
      isOffered: rights.mayChangePermissions,
      onAction: () => changeSearch({ permissions: '' }),
    },
    {
      ...{ id: 'remove', label: t('member.remove'), icon: UserMinusIcon, isDanger: true, startsGroup: true },
      isOffered: rights.mayRemove,
      onAction: () => setIsAsking(true),
      ...remove.gate.entry,
    },
  ];
  const label = t('member.actions', { name });
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={entries.filter(({ isOffered }) => isOffered)}
      />
      {isEditing ? <RoleDialog member={member} onClose={() => setIsEditing(false)} /> : null}
      <ConfirmDialog
        title={t('member.remove.title', { name })}
        text={t('member.remove.text', { name })}
        confirmLabel={t('member.remove')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => void (await remove.send({ memberId: member.id }))}
      />
    </>
  );
}
