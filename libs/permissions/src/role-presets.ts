import { permissionFlags, type PermissionFlag, type Permissions, type Role } from '@carecircle/contracts';

const viewFlags = [
  'canViewMedications',
  'canViewAppointments',
  'canViewTasks',
  'canViewDocuments',
  'canViewCheckIns',
] as const satisfies readonly PermissionFlag[];

const presets: Record<Role, readonly PermissionFlag[]> = {
  admin: permissionFlags,
  caregiver: [
    ...viewFlags,
    'canEditMedications',
    'canEditAppointments',
    'canEditTasks',
    'canUploadDocuments',
    'canViewFinances',
  ],
  family: [...viewFlags, 'canEditTasks', 'canUploadDocuments', 'canViewFinances'],
  friend: ['canViewAppointments', 'canViewTasks', 'canEditTasks'],
  medical: viewFlags,
};

/** The flags that a role gives when a member receives it (CIRC-4); afterwards the flags decide, not the role. */
export function presetFor(role: Role): Permissions {
  const given = new Set(presets[role]);
  return Object.fromEntries(permissionFlags.map((flag) => [flag, given.has(flag)])) as Permissions;
}
