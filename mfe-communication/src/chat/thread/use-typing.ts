import { useEffect, useRef, useState } from 'react';
import type { Signal } from '@carecircle/contracts';
import { getBusState, sendCommand, useEvent, useSession, useSignal } from '@carecircle/remote-kit';
import type { ConversationWith } from '../conversations/conversation';

const everyMs = 3_000;
const shownMs = 5_000;

/** Tells the others that I am typing: at most every 3 s, and only while connected. */
export function useSignalTyping(conversation: ConversationWith): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < everyMs || getBusState('connection.status') === 'offline') return;
    last.current = Date.now();
    void sendCommand('communication.signalTyping', { recipientId: conversation });
  };
}

/** Ids of who is typing in a conversation; each fades after 5 s, or when their message arrives. */
export function useTypingMembers(conversation: ConversationWith): string[] {
  const { person, circle } = useSession();
  const [typing, setTyping] = useState<ReadonlyMap<string, number>>(new Map());
  const forget = (memberId: string) =>
    setTyping((before) => new Map([...before].filter(([id]) => id !== memberId)));

  useSignal('member.typed', (payload) => {
    if (payload.circleId !== circle.id || payload.memberId === person.id) return;
    if (conversationOfSignal(payload) !== conversation) return;
    setTyping((before) => new Map(before).set(payload.memberId, Date.now() + shownMs));
  });
  useEvent('message.sent', ({ payload }) => forget(payload.message.senderId));
  useEvent('direct-message.sent', ({ payload }) => forget(payload.message.senderId));

  useEffect(() => {
    if (typing.size === 0) return;
    const next = Math.min(...typing.values());
    const timer = setTimeout(
      () => setTyping((before) => new Map([...before].filter(([, until]) => until > Date.now()))),
      Math.max(0, next - Date.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [typing]);
  return [...typing.keys()];
}

function conversationOfSignal({
  memberId,
  recipientId,
}: Signal<'member.typed'>['payload']): ConversationWith {
  return recipientId === null ? null : memberId;
}
