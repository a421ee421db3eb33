import { useState } from 'react';
import { roles, type Member, type Role } from '@carecircle/contracts';
import { patch, useCommand, useFormats } from '@carecircle/remote-kit';
import { Avatar, Button, ListRow } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { CheckIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { withoutMember } from './pending-member-events';
import css from './pending-member-row.module.css';

/** One waiting person: accept in a role, family unless chosen otherwise, or reject. */
export function PendingMemberRow({ member }: { member: Member }) {
  const t = useMessages();
  const { relative } = useFormats();
  const [role, setRole] = useState<Role>('family');
  const optimistic = () => [
    patch('circles.listPendingMembers', (waiting) => withoutMember(waiting, member.id)),
  ];
  const admit = useCommand('circles.admitMember', { optimistic });
  const reject = useCommand('circles.rejectMember', { optimistic });
  const [isAsking, setIsAsking] = useState(false);
  const { name } = member;
  return (
    <ListRow
      leading={<Avatar id={member.id} name={member.name} />}
      title={member.name}
      meta={
        <>
          <span>{member.email}</span>
          <span>{t('pending.asked', { when: relative(member.joinedAt) })}</span>
        </>
      }
      footer={
        <div className={css.decision}>
          <span className={css.role}>
            <Select
              label={t('members.menu', { name: member.name })}
              isLabelHidden
              value={role}
              onChange={setRole}
              options={roles.map((value) => ({
                value,
                label: t(`role.${value}`),
                description: t(`role.${value}.text`),
              }))}
            />
          </span>
          <Button
            variant="primary"
            icon={CheckIcon}
            aria-label={t('pending.accept.of', { name: member.name })}
            {...admit.gate.button}
            onPress={() => void admit.send({ memberId: member.id, role })}
          >
            {t('pending.accept')}
          </Button>
          <Button
            aria-label={t('pending.reject.of', { name: member.name })}
            {...reject.gate.button}
            onPress={() => setIsAsking(true)}
          >
            {t('pending.reject')}
          </Button>
          <ConfirmDialog
            title={t('pending.reject.title', { name })}
            text={t('pending.reject.text', { name })}
            confirmLabel={t('pending.reject')}
            isDanger
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            onConfirm={() => void reject.send({ memberId: member.id })}
          />
        </div>
      }
    />
  );
}
