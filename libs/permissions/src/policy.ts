import type { Action, Member, PermissionFlag } from '@carecircle/contracts';

/** What an action needs: any active member, the role admin, or one flag. */
export type Requirement = 'member' | 'admin' | PermissionFlag;

/**
 * Who may do what in a circle (CIRC-4). Chat, alerts, emergency contacts and points need no flag; bills have one flag for
 * seeing and keeping them. Accepting people and renaming the circle is the admins' own work.
 */
export const policy: Readonly<Record<Action, Requirement>> = {
  'circle:view': 'member',
  'circle:rename': 'admin',
  'circle:view-invite-code': 'canInviteMembers',
  'circle:reset-demo': 'member',
  'member:admit': 'admin',
  'member:change-role': 'canManagePermissions',
  'member:remove': 'canRemoveMembers',
  'recipient:view': 'member',
  'recipient:edit': 'canEditMedications',
  'task:view': 'canViewTasks',
  'task:edit': 'canEditTasks',
  'message:view': 'member',
  'message:send': 'member',
  'contact:view': 'member',
  'contact:edit': 'member',
  'alert:view': 'member',
  'alert:raise': 'member',
  'alert:respond': 'member',
  'bill:view': 'canViewFinances',
  'bill:edit': 'canViewFinances',
  'points:view': 'member',
};

/**
 * Whether a member may do something in the circle of this membership. The server asks before every operation and event,
 * screens ask to hide what would be refused. Pending and former members may do nothing.
 */
export function can(member: Pick<Member, 'status' | 'role' | 'permissions'>, action: Action): boolean {
  if (member.status !== 'active') return false;
  const requirement = policy[action];
  if (requirement === 'member') return true;
  if (requirement === 'admin') return member.role === 'admin';
  return member.permissions[requirement];
}
