import { useState } from 'react';
import type { Member } from '@carecircle/contracts';
import { useAllowed, useCommand, useRoutePath, useSession } from '@carecircle/remote-kit';
import { IconButton, showToast } from '@carecircle/ui';
import { ConfirmDialog, Menu, type MenuEntry } from '@carecircle/ui/panels';
import { CrownIcon, MoreVerticalIcon, ShieldCheckIcon, UserMinusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Permissions, Make Admin and Remove, for those who may; the dialog of permissions stands on the member's page. */
export function CircleMemberMenu({ member }: { member: Member }) {
  const t = useMessages();
  const { name } = member;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCommand('circles.removeMember', {
    onDone: () => showToast({ text: t('circle.removed', { name }), tone: 'success' }),
  });
  const entries = useEntries(member, () => setIsAsking(true));
  if (entries.length === 0) return null;
  const label = t('circle.member-menu', { name });
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={entries}
      />
      <ConfirmDialog
        title={t('circle.remove.title', { name })}
        text={t('circle.remove.text', { name })}
        confirmLabel={t('circle.remove')}
        cancelLabel={t('cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => void (await remove.send({ memberId: member.id }))}
      />
    </>
  );
}

function useEntries(member: Member, askToRemove: () => void): MenuEntry[] {
  const t = useMessages();
  const { member: own } = useSession();
  const promote = useCommand('circles.changeMemberRole', {
    onDone: () => showToast({ text: t('circle.promoted', { name: member.name }), tone: 'success' }),
  });
  const path = useRoutePath('member', { memberId: member.id }, 'permissions');
  const mayChangePermissions = useAllowed('member:change-permissions') && member.role !== 'admin';
  const mayRemove = useAllowed('member:remove') && (own.role === 'admin' || member.role !== 'admin');
  const entries: (MenuEntry & { isOffered: boolean })[] = [
    {
      ...{ id: 'permissions', label: t('circle.permissions'), icon: ShieldCheckIcon },
      isOffered: mayChangePermissions && path !== null,
      href: path ?? undefined,
    },
    {
      ...{ id: 'admin', label: t('circle.make-admin'), icon: CrownIcon },
      isOffered: own.role === 'admin' && member.role !== 'admin',
      onAction: () => void promote.send({ memberId: member.id, role: 'admin' }),
      ...promote.gate.entry,
    },
    {
      ...{ id: 'remove', label: t('circle.remove'), icon: UserMinusIcon, isDanger: true },
      isOffered: mayRemove,
      onAction: askToRemove,
    },
  ];
  return entries.filter(({ isOffered }) => isOffered);
}
