import {
  sharedKindOf,
  type Action,
  type Member,
  type PermissionFlag,
  type SharedKind,
} from '@carecircle/contracts';

/** What an action needs: any active member, the role admin, one flag, or all of several. */
export type Requirement = 'member' | 'admin' | PermissionFlag | readonly PermissionFlag[];

/**
 * Who may do what in a circle (CIRC-4). Chat, alerts, emergency contacts, own check-ins and points need no flag; bills have one
 * flag for seeing, keeping and paying them. Saying that a dose was given writes a record of health: it needs the same flag as an edit. Accepting people, and the circle itself (its name, code,
 * defaults and end), are the admins' own work.
 *
 * Conditions, allergies and insurers of the people cared for are of one kind with what they take, and seen with the same flag. Mail
 * addresses of others are for those who bring people in.
 *
 * The care log tells how somebody is, as check-ins do: their flag shows shifts, hand-off notes and hours. Whoever besides may
 * edit tasks does a part of the care: they keep the log and read the whole journal. By the presets these are admins, caregivers
 * and family; medical members read the log, and they and friends what the journal holds for everyone (CARE-1).
 */
export const policy: Readonly<Record<Action, Requirement>> = {
  'circle:view': 'member',
  'circle:rename': 'admin',
  'circle:view-invite-code': 'canInviteMembers',
  'circle:renew-invite-code': 'admin',
  'circle:change-defaults': 'admin',
  'circle:delete': 'admin',
  'circle:keep': 'admin',
  'circle:reset-demo': 'member',
  'circle:change-privacy': 'admin',
  'circle:leave': 'member',
  'member:invite': 'canInviteMembers',
  'member:admit': 'admin',
  'member:change-role': 'canManagePermissions',
  'member:change-permissions': 'canManagePermissions',
  'member:remove': 'canRemoveMembers',
  'member:view-email': 'canInviteMembers',
  'recipient:view': 'member',
  'recipient:view-health': 'canViewMedications',
  'recipient:edit': 'canEditMedications',
  'task:view': 'canViewTasks',
  'task:edit': 'canEditTasks',
  'check-in:view': 'canViewCheckIns',
  'check-in:add': 'member',
  // When somebody is asked is part of their care, as their record is: whoever keeps the one keeps the other.
  'check-in:plan': 'canEditMedications',
  'check-in:share': 'canViewCheckIns',
  'event:view': 'canViewAppointments',
  'event:edit': 'canEditAppointments',
  'medication:view': 'canViewMedications',
  'medication:edit': 'canEditMedications',
  'medication:log': 'canEditMedications',
  'event:accompany': 'canViewAppointments',
  'care-log:view': 'canViewCheckIns',
  'care-log:edit': ['canViewCheckIns', 'canEditTasks'],
  'journal:view': 'member',
  'journal:view-all': ['canViewCheckIns', 'canEditTasks'],
  'journal:write': ['canViewCheckIns', 'canEditTasks'],
  'message:view': 'member',
  'message:send': 'member',
  'call:join': 'member',
  'contact:view': 'member',
  'contact:edit': 'member',
  'alert:view': 'member',
  'alert:raise': 'member',
  'alert:respond': 'member',
  // Doctors and providers are where appointments lead to.
  'doctor:view': 'canViewAppointments',
  'doctor:edit': 'canEditAppointments',
  'service:view': 'canViewAppointments',
  'booking:edit': 'canEditAppointments',
  'document:view': 'canViewDocuments',
  // Whoever adds to the vault sees what is in it.
  'document:upload': ['canViewDocuments', 'canUploadDocuments'],
  // Everybody sees which limits hold; what it costs is the admins' business.
  'plan:view': 'member',
  'plan:change': 'admin',
  'bill:view': 'canViewFinances',
  'bill:edit': 'canViewFinances',
  'bill:pay': 'canViewFinances',
  'points:view': 'member',
  'points:take-part': 'member',
  'points:set-up': 'admin',
  // Each section asks for the flag of the records that it reads.
  'report:view': 'member',
  // What devices measure tells how somebody is, as check-ins do; whoever sees it may also bring it in.
  'health:view': 'canViewCheckIns',
  'health:edit': 'canViewCheckIns',
};

/**
 * Whether a member may do something in the circle of this membership. The server asks before every operation and event,
 * screens ask to hide what would be refused. Pending and former members may do nothing. What a person does not share is as if
 * its flag were not given (PRIV-1): access needs flag and switch.
 *
 * @param recipientId the person cared for whose record it is; without one the answer is about all of them.
 */
export function can(member: Reader, action: Action, recipientId?: string | null): boolean {
  if (member.status !== 'active' || isWithheld(member, action, recipientId)) return false;
  const requirement = policy[action];
  if (requirement === 'member') return true;
  if (requirement === 'admin') return member.role === 'admin';
  return [requirement].flat().every((flag) => member.permissions[flag]);
}

type Reader = Pick<Member, 'status' | 'role' | 'permissions' | 'hidden' | 'withheld'>;

function isWithheld({ hidden, withheld }: Reader, action: Action, recipientId?: string | null): boolean {
  const kind = sharedKindOf[action];
  if (!kind) return false;
  return Boolean(withheld?.includes(kind) || (recipientId && hidden?.[recipientId]?.includes(kind)));
}

/** The people cared for who do not share a kind of record with this member (PRIV-1). */
export function hiddenRecipients(member: Pick<Member, 'hidden'>, kind: SharedKind): string[] {
  return Object.entries(member.hidden ?? {}).flatMap(([id, kinds]) => (kinds.includes(kind) ? [id] : []));
}
