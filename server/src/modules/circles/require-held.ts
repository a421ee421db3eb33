import type { Member, PermissionFlag } from '@carecircle/contracts';
import { refuse } from '../../refuse';

/** Refuses, at its field, to give a flag that one does not have oneself: nobody raises others above themselves (CIRC-4). */
export function requireHeld(
  actor: Pick<Member, 'permissions'>,
  given: readonly PermissionFlag[],
  pathOf: (flag: PermissionFlag) => string,
): void {
  const lacking = given.filter((flag) => !actor.permissions[flag]);
  if (lacking.length === 0) return;
  throw refuse('NOT_ALLOWED', {
    message: 'Nobody may give a permission that they do not have themselves.',
    fields: lacking.map((flag) => ({ path: pathOf(flag), code: 'not_held' })),
  });
}
