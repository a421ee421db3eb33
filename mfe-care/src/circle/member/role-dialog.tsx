import { useState } from 'react';
import { roles, type Member } from '@carecircle/contracts';
import { OfflineNote, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form, RadioCards } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useMemberWords } from './member-words';
import { useGiveRole } from '../use-give-role';

/** 'Edit Details': what others can change of a member is the role; the rest is their own profile. */
export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages();
  const words = useMemberWords();
  const { member: own } = useSession();
  const [role, setRole] = useState(member.role);
  const giving = useGiveRole(member);
  const save = async () => {
    if (role === member.role || (await giving.give(role))) onClose();
  };
  return (
    <Dialog
      title={t('members.menu', { name: member.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form onSubmit={save}>
        <OfflineNote />
        <RadioCards
          label={words('member.role')}
          description={words('member.role.note')}
          value={role}
          onChange={setRole}
          options={roles
            .filter((value) => value !== 'admin' || own.role === 'admin')
            .map((value) => ({ value, label: t(`role.${value}`), description: t(`role.${value}.text`) }))}
        />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={giving.isPending} {...giving.gate.button}>
            {t('save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
