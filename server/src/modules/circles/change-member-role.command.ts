import { permissionFlags } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { presetFor } from '@carecircle/permissions';
import { requireMember } from '../../access/find-member';
import { keepHidden } from '../../access/sharing/keep-hidden';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import {
  changeMembership,
  lockMemberAmongAll,
  requireAdminForAdmins,
  requireAnotherAdmin,
} from './change-membership';
import { requireHeld } from './require-held';
import { memberFor } from './seen-by';

/** Gives another role with its preset of flags. Nobody raises themselves; an admin may step down while another is left. */
export const changeMemberRole = defineCommand(
  apiContract.circles.changeMemberRole,
  async ({ tx, input, circle, actor, record }) => {
    const { role } = input;
    const before = await lockMemberAmongAll(tx, circle.id, input.memberId);
    requireAdminForAdmins(actor, before.role, role);
    if (before.id === actor.id && actor.role !== 'admin') {
      throw refuse('NOT_ALLOWED', { message: 'Nobody may change their own role.' });
    }
    if (before.role === role) return memberFor(actor, before);
    await requireAnotherAdmin(tx, before);
    const permissions = presetFor(role);
    const given = permissionFlags.filter((flag) => permissions[flag] && !before.permissions[flag]);
    requireHeld(actor, given, () => 'role');
    await changeMembership(tx, before, { role, permissions });
    await keepHidden({ tx, record }, circle.id);
    const member = await requireMember(tx, circle.id, before.id);
    await record('member.role-changed', { member });
    await record.toPerson(member.id, 'membership.changed', { circleId: circle.id, status: 'active' });
    return memberFor(actor, member);
  },
);
