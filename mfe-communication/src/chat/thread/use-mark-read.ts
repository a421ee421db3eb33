import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message, ReadMark } from '@carecircle/contracts';
import { sendCommand, useBusState, useSession } from '@carecircle/remote-kit';
import { withMember, type ConversationWith } from '../conversations/conversation';

interface Seen {
  conversation: ConversationWith;
  messages: readonly Message[];
  readMarks: readonly ReadMark[];
  /** Whether the end of the thread is in sight. */
  isAtEnd: boolean;
}

/** Says how far I have read, once the newest message of others is in sight on a visible page (CHAT-1). */
export function useMarkRead({ conversation, messages, readMarks, isAtEnd }: Seen): void {
  const { person } = useSession();
  const isLive = useBusState('connection.status') !== 'offline';
  const isVisible = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible');
  const newest = messages.findLast(({ senderId }) => senderId !== person.id)?.sequence ?? 0;
  const marked = readMarks.find(({ memberId }) => memberId === person.id)?.sequence ?? 0;
  const sent = useRef(new Map<ConversationWith, number>());
  useEffect(() => {
    const already = Math.max(marked, sent.current.get(conversation) ?? 0);
    if (!isLive || !isVisible || !isAtEnd || newest <= already) return;
    const marks = sent.current;
    marks.set(conversation, newest);
    void sendCommand('communication.markConversationRead', {
      ...withMember(conversation),
      sequence: newest,
    }).then(({ status }) => {
      if (status !== 'done') marks.delete(conversation);
    });
  }, [conversation, newest, marked, isLive, isVisible, isAtEnd]);
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
