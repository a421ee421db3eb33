import { permissionFlags, type Member, type Permissions } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { unseenFlags } from '@carecircle/permissions';
import { isDeepStrictEqual } from 'node:util';
import { requireSeen } from '../../../records/require-seen';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { changeMembership, lockMember, requireAdminForAdmins } from '../change-membership';
import { requireHeld } from '../require-held';

/** Changes single flags of another member (CIRC-4). */
export const changeMemberPermissions = defineCommand(
  apiContract.circles.changeMemberPermissions,
  async ({ tx, input, circle, actor, record }) => {
    const before = await lockMember(tx, circle.id, input.memberId, 'active');
    requireChangeable(actor, before);
    const flags = flagsOf(before.permissions);
    requireSeen(flags, input.changes, input.seen);
    const permissions = { ...flags, ...input.changes };
    if (isDeepStrictEqual(permissions, flags)) return permissions;
    const given = permissionFlags.filter((flag) => permissions[flag] && !flags[flag]);
    requireHeld(actor, given, (flag) => `changes.${flag}`);
    requireSeenOnes(permissions);
    const member = await changeMembership(tx, before, { permissions });
    await record('member.permissions-changed', { member });
    await record.toPerson(member.id, 'membership.changed', { circleId: circle.id, status: 'active' });
    return permissions;
  },
);

/** Nobody changes their own flags, and admins have all: who is to have fewer gets another role first. */
function requireChangeable(actor: Member, member: Member): void {
  requireAdminForAdmins(actor, member.role);
  if (member.id === actor.id) {
    throw refuse('NOT_ALLOWED', { message: 'Nobody may change their own permissions.' });
  }
  if (member.role === 'admin') {
    throw refuse('INVALID_STATE', { message: 'An admin has every permission.' });
  }
}

/** What may be changed must be seen. */
function requireSeenOnes(permissions: Permissions): void {
  const unseen = unseenFlags(permissions);
  if (unseen.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Whoever may change something must be able to see it.',
    fields: unseen.map((flag) => ({ path: `changes.${flag}`, code: 'needs_view' })),
  });
}

/** Every flag, also one that is newer than the row. */
function flagsOf(permissions: Permissions): Permissions {
  return Object.fromEntries(permissionFlags.map((flag) => [flag, permissions[flag] ?? false])) as Permissions;
}
