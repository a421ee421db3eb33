import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import { withoutUnread } from './notes/apply-notes';

/** Who is on around now, the notes to read and the own shifts to confirm (CARE-1). */
export function useCareNow(recipientId: string) {
  return useLiveQuery(
    'care.getCareNow',
    { recipientId },
    {
      on: {
        'shift.added': needsRefetch,
        'shift.started': needsRefetch,
        'shift.edited': needsRefetch,
        'shift.ended': needsRefetch,
        'shift.deleted': needsRefetch,
        'shift.restored': needsRefetch,
        'care-time.added': needsRefetch,
        'care-time.deleted': needsRefetch,
        'care-time.restored': needsRefetch,
        'hand-off-note.added': needsRefetch,
        'hand-off-note.read': needsRefetch,
        'hand-off-note.deleted': (now, { payload }) => withoutUnread(now, payload.noteId),
        'hand-off-note.restored': needsRefetch,
      },
    },
  );
}
