import type { Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';

/**
 * Who hears that a dose is due: its giver, or all who may log it where nobody is named (MED-6). A giver who left, or may not see
 * it any more, is as if nobody were named: a dose is never due without anyone's knowing.
 */
export function giversOf<M extends Member>(
  members: readonly M[],
  giverId: string | null,
  recipientId: string | null,
): M[] {
  const named = members.filter(
    (member) => member.id === giverId && can(member, 'medication:view', recipientId),
  );
  return named.length > 0 ? named : members.filter((member) => can(member, 'medication:log', recipientId));
}
