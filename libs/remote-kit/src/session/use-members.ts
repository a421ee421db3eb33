import type { Member } from '@carecircle/contracts';
import { useSession } from './use-session';

/** Active members of the circle, in the order they joined. */
export function useMembers(): Member[] {
  return useSession().members.filter((member) => member.status === 'active');
}

/** A member by id, former ones included; undefined when the circle never had them. */
export function useMember(id: string | null | undefined): Member | undefined {
  return useSession().members.find((member) => member.id === id);
}

/** Name of whoever did something, former members included. Null and strangers (the system itself) give an empty text. */
export function useMemberName(id: string | null | undefined): string {
  return useMember(id)?.name ?? '';
}
