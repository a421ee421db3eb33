import { permissionFlags, type PermissionFlag, type Permissions } from '@carecircle/contracts';

interface Limits {
  /** What the member had when the dialog was opened. */
  before: Permissions;
  /** What the one who changes it has. */
  own: Permissions;
}

/** Whether a flag can be given by somebody: nobody gives what they do not have, but may leave it where it is (CIRC-4). */
export function isGivable(flag: PermissionFlag, { before, own }: Limits): boolean {
  return Boolean(own[flag] || before[flag]);
}

/** The flags in their order, without those that cannot be given. */
export function givable(permissions: Permissions, limits: Limits): Permissions {
  const flags = permissionFlags.map((flag) => [flag, permissions[flag] && isGivable(flag, limits)]);
  return Object.fromEntries(flags) as Permissions;
}
