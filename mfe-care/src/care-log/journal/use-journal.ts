import type { ApiOutputs } from '@carecircle/contracts/api';
import { needsRefetch, useLivePages } from '@carecircle/remote-kit';

type JournalPage = ApiOutputs['care']['listJournal'];

/** The pages without an entry that is there no more. */
export function withoutEntry(pages: JournalPage[], entryId: string): JournalPage[] {
  return pages.map((page) => ({ ...page, entries: page.entries.filter(({ id }) => id !== entryId) }));
}

/** What this member may read of the journal, newest day first, page by page. */
export function useJournal(recipientId: string) {
  const { pages, ...rest } = useLivePages(
    'care.listJournal',
    { recipientId, limit: 20 },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'journal-entry.written': needsRefetch,
        'journal-entry.withdrawn': (read, { payload }) => withoutEntry(read, payload.entryId),
        'carers-entry.written': needsRefetch,
        'carers-entry.withdrawn': (read, { payload }) => withoutEntry(read, payload.entryId),
      },
    },
  );
  return { entries: pages.flatMap((page) => page.entries), ...rest };
}
