import type { Message, ReadMark } from '@carecircle/contracts';

export interface MessagePage {
  /** Newest last. */
  messages: Message[];
  before: number | null;
  readMarks: ReadMark[];
}

/** Adds a message to the latest page (the first one read), or puts its true state in the place of the one shown. */
export function upsertMessage<P extends MessagePage>(pages: readonly P[], message: Message): P[] {
  const isKnown = pages.some((page) => page.messages.some(({ id }) => id === message.id));
  return pages.map((page, index) => {
    const others = page.messages.filter(({ id }) => id !== message.id);
    const isHere = isKnown ? others.length < page.messages.length : index === 0;
    return isHere ? { ...page, messages: [...others, message].sort(bySequence) } : page;
  });
}

/** How far a member has read; marks only move forward. */
export function upsertReadMark<P extends MessagePage>(pages: readonly P[], mark: ReadMark): P[] {
  return pages.map((page, index) => {
    if (index > 0) return page;
    const before = page.readMarks.find(({ memberId }) => memberId === mark.memberId);
    if (before && before.sequence >= mark.sequence) return page;
    const others = page.readMarks.filter(({ memberId }) => memberId !== mark.memberId);
    return { ...page, readMarks: [...others, { memberId: mark.memberId, sequence: mark.sequence }] };
  });
}

/** All messages of the pages read so far, oldest first. */
export function messagesOfPages(pages: readonly MessagePage[]): Message[] {
  return [...pages].reverse().flatMap((page) => page.messages);
}

function bySequence(one: Message, other: Message): number {
  return one.sequence - other.sequence || one.sentAt.localeCompare(other.sentAt);
}
