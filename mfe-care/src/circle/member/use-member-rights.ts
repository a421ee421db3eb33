import type { Member } from '@carecircle/contracts';
import { useAllowed, useSession } from '@carecircle/remote-kit';

/** What the signed-in member may do about another one; the server decides by the same rules. */
export interface MemberRights {
  mayChangeRole: boolean;
  mayMakeAdmin: boolean;
  mayChangePermissions: boolean;
  mayRemove: boolean;
}

/** Nobody acts on themselves, and only admins on admins. */
export function useMemberRights(member: Member | undefined): MemberRights {
  const { member: own } = useSession();
  const canChangeRole = useAllowed('member:change-role');
  const canChangePermissions = useAllowed('member:change-permissions');
  const canRemove = useAllowed('member:remove');
  const isAdmin = own.role === 'admin';
  const isOther = member !== undefined && member.id !== own.id && (isAdmin || member.role !== 'admin');
  return {
    mayChangeRole: isOther && canChangeRole,
    mayMakeAdmin: isOther && canChangeRole && isAdmin && member.role !== 'admin',
    mayChangePermissions: isOther && canChangePermissions && member.role !== 'admin',
    mayRemove: isOther && canRemove,
  };
}
