import { useMemo } from 'react';
import { useMember, useSearchParams, useSession } from '@carecircle/remote-kit';
import type { ConversationWith } from './conversation';

export interface ShownConversation {
  conversation: ConversationWith;
  /** Name of the circle or of the other member. */
  name: string;
  /** False when the other member has left: the thread stays readable. */
  canWrite: boolean;
}

/** The conversation that the address names with `?with=`; the group chat without, or for a stranger. */
export function useConversation(): ShownConversation {
  const [search] = useSearchParams();
  const { circle, person } = useSession();
  const wanted = search.get('with');
  const member = useMember(wanted === person.id ? null : wanted);
  return useMemo(
    () =>
      member
        ? { conversation: member.id, name: member.name, canWrite: member.status === 'active' }
        : { conversation: null, name: circle.name, canWrite: true },
    [member, circle.name],
  );
}
