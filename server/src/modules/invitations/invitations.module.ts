import { defineModule } from '../../spine/define-module';
import { acceptInvitation } from './accept-invitation.command';
import { getInvitation } from './get-invitation.query';
import { inviteMember } from './invite-member.command';
import { listInvitations } from './list-invitations.query';
import { mailInvitation } from './mail-invitation.job';
import { resendInvitation } from './resend-invitation.command';
import { restoreInvitation } from './restore-invitation.command';
import { revokeInvitation } from './revoke-invitation.command';
import { textInvitation } from './text-invitation.job';

/** Personal invitations to a circle, by mail, telephone or both (CIRC-2). */
export const invitationsModule = defineModule({
  name: 'invitations',
  operations: {
    listInvitations,
    inviteMember,
    resendInvitation,
    revokeInvitation,
    restoreInvitation,
    getInvitation,
    acceptInvitation,
  },
  jobs: [mailInvitation, textInvitation],
});
