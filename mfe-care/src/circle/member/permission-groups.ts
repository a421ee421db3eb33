import type { PermissionFlag } from '@carecircle/contracts';

/** The flags as they stand in the dialog: what belongs together, seeing before changing. */
export const permissionGroups = [
  { id: 'medications', flags: ['canViewMedications', 'canEditMedications'] },
  { id: 'appointments', flags: ['canViewAppointments', 'canEditAppointments'] },
  { id: 'tasks', flags: ['canViewTasks', 'canEditTasks'] },
  { id: 'documents', flags: ['canViewDocuments', 'canUploadDocuments'] },
  { id: 'more', flags: ['canViewCheckIns', 'canViewFinances'] },
  { id: 'circle', flags: ['canInviteMembers', 'canRemoveMembers', 'canManagePermissions'] },
] as const satisfies readonly { id: string; flags: readonly PermissionFlag[] }[];
