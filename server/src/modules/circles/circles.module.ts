import { defineModule } from '../../spine/define-module';
import { addRecipient } from './recipients/add-recipient.command';
import { admitMember } from './admit-member.command';
import { changeDefaultPermissions } from './permissions/change-default-permissions.command';
import { changeMemberPermissions } from './permissions/change-member-permissions.command';
import { changeMemberRole } from './change-member-role.command';
import { chooseCircle } from './choose-circle.command';
import { createCircle } from './create-circle.command';
import { deleteCircle } from './delete-circle.command';
import { editRecipient } from './recipients/edit-recipient.command';
import { eraseCircleRows } from './erase-circle-rows.job';
import { eraseClosedCircle } from './erase-closed-circle.job';
import { getDefaultPermissions } from './permissions/get-default-permissions.query';
import { getInviteCode } from './get-invite-code.query';
import { getMemberProfile } from './get-member-profile.query';
import { getSession } from './get-session.query';
import { joinCircle } from './join-circle.command';
import { keepCircle } from './keep-circle.command';
import { leaveCircle } from './leave-circle.command';
import { listPendingMembers } from './list-pending-members.query';
import { listRecipients } from './recipients/list-recipients.query';
import { rejectMember } from './reject-member.command';
import { removeMember } from './remove-member.command';
import { renameCircle } from './rename-circle.command';
import { renewInviteCode } from './renew-invite-code.command';
import { resetDemoCircle } from './reset-demo-circle.command';
import { setRecipientPhoto } from './recipients/set-recipient-photo.command';

export const circlesModule = defineModule({
  name: 'circles',
  operations: {
    getSession,
    createCircle,
    joinCircle,
    chooseCircle,
    getInviteCode,
    renameCircle,
    listPendingMembers,
    admitMember,
    rejectMember,
    changeMemberRole,
    removeMember,
    listRecipients,
    addRecipient,
    editRecipient,
    setRecipientPhoto,
    resetDemoCircle,
    changeDefaultPermissions,
    changeMemberPermissions,
    deleteCircle,
    getDefaultPermissions,
    getMemberProfile,
    keepCircle,
    leaveCircle,
    renewInviteCode,
  },
  jobs: [eraseClosedCircle, eraseCircleRows],
});
