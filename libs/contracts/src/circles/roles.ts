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
