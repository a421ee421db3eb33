import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember, useSession } from '@carecircle/remote-kit';
import type { ConversationWith } from './conversation';

export interface ShownConversation {
  /** Whether the address names a conversation, by itself or by a message; else a phone shows the list of them. */
  isNamed: boolean;
  conversation: ConversationWith;
  /** Name of the circle or of the other member. */
  name: string;
  /** False when the other member has left: the thread stays readable. */
  canWrite: boolean;
}

/** The conversation that the address names with `?with=`; the group chat by `group`, without a name, or for a stranger. */
export function useConversation(): ShownConversation {
  const [search] = useSearchParams();
  const { circle, person } = useSession();
  const wanted = search.get('with');
  const isNamed = wanted !== null || search.has('message');
  const member = useMember(wanted === person.id ? null : wanted);
  return useMemo(
    () =>
      member
        ? { isNamed, conversation: member.id, name: member.name, canWrite: member.status === 'active' }
        : { isNamed, conversation: null, name: circle.name, canWrite: true },
    [isNamed, member, circle.name],
  );
}
