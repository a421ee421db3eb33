import type { Message, ReadMark } from '@carecircle/contracts';

/** What became of an own message (CHAT-3): waiting on this device, refused, sent, or read by these members. */
export type MessageState =
  | { kind: 'waiting' | 'refused' | 'sent' }
  | { kind: 'read'; readerIds: string[]; isEverybody: boolean };

export interface StateFacts {
  readerId: string;
  /** The other active members of the conversation. */
  otherIds: readonly string[];
  readMarks: readonly ReadMark[];
  /** Ids of messages that wait on this device. */
  waiting: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/**
 * States to write below own messages, by message id. Of neighbours in the same state only the last one carries it, so that a
 * thread stays quiet.
 */
export function messageStates(messages: readonly Message[], facts: StateFacts): Map<string, MessageState> {
  const shown = new Map<string, MessageState>();
  let below: string | undefined;
  for (const message of [...messages].reverse()) {
    if (message.senderId !== facts.readerId) continue;
    const state = stateOf(message, facts);
    const key = JSON.stringify(state);
    if (key !== below || state.kind === 'refused') shown.set(message.id, state);
    below = key;
  }
  return shown;
}

function stateOf(message: Message, { otherIds, readMarks, waiting, refused }: StateFacts): MessageState {
  if (refused.has(message.id)) return { kind: 'refused' };
  if (waiting.has(message.id)) return { kind: 'waiting' };
  const readerIds = otherIds.filter((id) =>
    readMarks.some(({ memberId, sequence }) => memberId === id && sequence >= message.sequence),
  );
  if (readerIds.length === 0) return { kind: 'sent' };
  return { kind: 'read', readerIds, isEverybody: readerIds.length === otherIds.length };
}
