import { viewFlagOf, type PermissionFlag, type Permissions } from '@carecircle/contracts';

const pairs = Object.entries(viewFlagOf) as [PermissionFlag, PermissionFlag][];

/** A flag switched, with what hangs on it: what may be changed is seen, and what is not seen is not changed (CIRC-4). */
export function withFlag(permissions: Permissions, flag: PermissionFlag, isOn: boolean): Permissions {
  const alike = pairs.flatMap(([edit, view]) => {
    if (isOn && edit === flag) return [[view, true]];
    return !isOn && view === flag ? [[edit, false]] : [];
  });
  return { ...permissions, [flag]: isOn, ...Object.fromEntries(alike) };
}
