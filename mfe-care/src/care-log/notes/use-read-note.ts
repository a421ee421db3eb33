import { nowMs, patch, patchPages, useCommand, useSession } from '@carecircle/remote-kit';
import { withReading, withoutUnread } from './apply-notes';

/** Says that a note is read; it waits where there is no connection (ALL-2). */
export function useReadNote() {
  const { person } = useSession();
  return useCommand('care.readHandOffNote', {
    offline: 'queue',
    optimistic: ({ noteId }) => {
      const reading = { memberId: person.id, readAt: new Date(nowMs()).toISOString() };
      return [
        patch('care.getCareNow', (now) => withoutUnread(now, noteId)),
        patchPages('care.listHandOffNotes', (pages) => withReading(pages, noteId, reading)),
      ];
    },
  });
}
