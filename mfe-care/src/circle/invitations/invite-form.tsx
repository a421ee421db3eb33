import { useState } from 'react';
import type { Invitation } from '@carecircle/contracts';
import { InvitationInput } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Banner, Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { fieldsOf, newInvitationDraft } from './invitation-draft';
import { InviteFields } from './invite-fields';
import { useInvitationProblem } from './use-invitation-problem';

interface Props {
  onDone: (invitation: Invitation) => void;
  onClose: () => void;
}

/** Whom to invite, how and as whom. */
export function InviteForm({ onDone, onClose }: Props) {
  const t = useMessages();
  const { isDemo } = useSession().circle;
  const [draft, setDraft] = useState(newInvitationDraft);
  // One id for the whole form, so that a second submit invites nobody twice.
  const [invitationId] = useState(newId);
  const problem = useInvitationProblem();
  const inviting = useCommand('invitations.inviteMember', { onDone, onRefused: () => undefined });
  const { errors, check } = useFormErrors(InvitationInput, inviting.fieldErrors, problem.atField);
  const save = async () => {
    const fields = fieldsOf(draft);
    if (check(fields)) await inviting.send({ invitationId, ...fields });
  };
  const { refusal } = inviting;
  const formError = refusal && refusal.fields.length === 0 ? problem.ofForm(refusal) : undefined;
  return (
    <Form errors={errors} formError={formError} onSubmit={save}>
      <OfflineNote />
      {isDemo ? <Banner tone="info">{t('invitation.demo')}</Banner> : null}
      <InviteFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          type="submit"
          isPending={inviting.isPending}
          {...inviting.gate.button}
          isDisabled={inviting.gate.isShut || isDemo}
        >
          {t('invitation.send')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
