import { needsRefetch } from '@carecircle/remote-kit';
import type { Invitation } from '@carecircle/contracts';
import type { ApplyMap, OperationOutput } from '@carecircle/remote-kit';

type Invitations = OperationOutput<'invitations.listInvitations'>;

/** The list is read refetch where an event lacks the link, or changes who may invite. */
/** The invitations that nobody has accepted, after an event. */
export const onInvitations: ApplyMap<Invitations> = {
  'invitation.made': needsRefetch,
  'invitation.restored': needsRefetch,
  'invitation.changed': (list, { payload }) => withInvitation(list, payload.invitation),
  'invitation.revoked': (list, { payload }) => withoutInvitation(list, payload.invitationId),
  'invitation.accepted': (list, { payload }) => withoutInvitation(list, payload.invitationId),
  'member.role-changed': needsRefetch,
  'member.removed': needsRefetch,
};

function withInvitation(list: Invitations, invitation: Invitation): Invitations {
  return list.map((entry) => (entry.invitation.id === invitation.id ? { ...entry, invitation } : entry));
}

export function withoutInvitation(list: Invitations, invitationId: string): Invitations {
  return list.filter(({ invitation }) => invitation.id !== invitationId);
}
