export const roles = ['admin', 'caregiver', 'family', 'friend', 'medical'] as const;

/**
 * What a member may do (CIRC-4): the specification's twelve flags, and `canViewFinances`, which is hidden from friends and
 * medical members unless given. Roles only preset them; the flags decide.
 */
export const permissionFlags = [
  'canViewMedications',
  'canEditMedications',
  'canViewAppointments',
  'canEditAppointments',
  'canViewTasks',
  'canEditTasks',
  'canViewDocuments',
  'canUploadDocuments',
  'canViewCheckIns',
  'canInviteMembers',
  'canRemoveMembers',
  'canManagePermissions',
  'canViewFinances',
] as const;
export type PermissionFlag = (typeof permissionFlags)[number];

/** Flags for changing something, each with the flag for seeing it, without which it is never given. */
export const viewFlagOf = {
  canEditMedications: 'canViewMedications',
  canEditAppointments: 'canViewAppointments',
  canEditTasks: 'canViewTasks',
  canUploadDocuments: 'canViewDocuments',
} as const satisfies Partial<Record<PermissionFlag, PermissionFlag>>;

/**
 * The circle's switches for whoever joins, with what they say until an admin changes them. They override the preset of the role
 * that a new member is given (CIRC-4).
 */
export const firstDefaultPermissions = {
  canViewMedications: true,
  canViewAppointments: true,
  canEditTasks: true,
  canUploadDocuments: false,
} as const satisfies Partial<Record<PermissionFlag, boolean>>;
