import {
  viewFlagOf,
  type DefaultPermissions,
  type PermissionFlag,
  type Permissions,
  type Role,
} from '@carecircle/contracts';
import { presetFor } from './role-presets';

/**
 * What a new member may do at first: the preset of the role, overridden by the circle's switches for new members (CIRC-4). An
 * admin has every flag.
 */
export function joiningPermissions(role: Role, defaults: DefaultPermissions): Permissions {
  const preset = presetFor(role);
  return role === 'admin' ? preset : withoutUnseen({ ...preset, ...defaults });
}

/** Flags for changing what the member may not see. */
export function unseenFlags(permissions: Permissions): PermissionFlag[] {
  const pairs = Object.entries(viewFlagOf) as [PermissionFlag, PermissionFlag][];
  return pairs.filter(([flag, view]) => permissions[flag] && !permissions[view]).map(([flag]) => flag);
}

/** The same without the flags for changing what is not seen. */
function withoutUnseen(permissions: Permissions): Permissions {
  const shut = unseenFlags(permissions).map((flag) => [flag, false]);
  return { ...permissions, ...Object.fromEntries(shut) };
}
