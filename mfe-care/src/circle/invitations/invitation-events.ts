import type { Invitation } from '@carecircle/contracts';
import type { ApplyMap, OperationOutput } from '@carecircle/remote-kit';

type Invitations = OperationOutput<'invitations.listInvitations'>;

/** The list is read anew where an event lacks the link, or changes who may invite. */
const anew = () => undefined;

/** The invitations that nobody has accepted, after an event. */
export const onInvitations: ApplyMap<Invitations> = {
  'invitation.made': anew,
  'invitation.restored': anew,
  'invitation.changed': (list, { payload }) => withInvitation(list, payload.invitation),
  'invitation.revoked': (list, { payload }) => withoutInvitation(list, payload.invitationId),
  'invitation.accepted': (list, { payload }) => withoutInvitation(list, payload.invitationId),
  'member.role-changed': anew,
  'member.removed': anew,
};

function withInvitation(list: Invitations, invitation: Invitation): Invitations {
  return list.map((entry) => (entry.invitation.id === invitation.id ? { ...entry, invitation } : entry));
}

export function withoutInvitation(list: Invitations, invitationId: string): Invitations {
  return list.filter(({ invitation }) => invitation.id !== invitationId);
}
