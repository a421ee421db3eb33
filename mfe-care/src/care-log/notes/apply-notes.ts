import type { HandOffNote, HandOffReading } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';

type NotePage = ApiOutputs['care']['listHandOffNotes'];
export type CareNow = ApiOutputs['care']['getCareNow'];

/** Puts a note where its time wants it, once; one that is there stays as the server has it. */
export function withNote(pages: NotePage[], note: HandOffNote): NotePage[] {
  if (pages.some(({ notes }) => notes.some(({ id }) => id === note.id))) return pages;
  return pages.map((page, index) => (index === 0 ? { ...page, notes: [note, ...page.notes] } : page));
}

export function withoutNote(pages: NotePage[], noteId: string): NotePage[] {
  return pages.map((page) => ({ ...page, notes: page.notes.filter(({ id }) => id !== noteId) }));
}

/** Adds that a member has read a note, once. */
export function withReading(pages: NotePage[], noteId: string, reading: HandOffReading): NotePage[] {
  const read = (note: HandOffNote) =>
    note.id !== noteId || note.readBy.some(({ memberId }) => memberId === reading.memberId)
      ? note
      : { ...note, readBy: [...note.readBy, reading] };
  return pages.map((page) => ({ ...page, notes: page.notes.map(read) }));
}

export function withoutUnread(now: CareNow, noteId: string): CareNow {
  return { ...now, unread: now.unread.filter(({ id }) => id !== noteId) };
}
