import { needsRefetch, useLivePages } from '@carecircle/remote-kit';
import { withNote, withReading, withoutNote } from './apply-notes';

/** Hand-off notes for somebody, newest first, page by page. */
export function useNotes(recipientId: string) {
  const { pages, ...rest } = useLivePages(
    'care.listHandOffNotes',
    { recipientId, limit: 20 },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'hand-off-note.added': (read, { payload: { note } }) =>
          note.recipientId === recipientId ? withNote(read, note) : read,
        'hand-off-note.read': (read, { payload }) => withReading(read, payload.noteId, payload.reading),
        'hand-off-note.deleted': (read, { payload }) => withoutNote(read, payload.noteId),
        'hand-off-note.restored': needsRefetch,
      },
    },
  );
  return { notes: pages.flatMap((page) => page.notes), ...rest };
}
