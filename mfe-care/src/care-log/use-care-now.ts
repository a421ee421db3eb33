import { useLiveQuery } from '@carecircle/remote-kit';
import { anew } from './anew';
import { withoutUnread } from './notes/apply-notes';

/** Who is on around now, the notes to read and the own shifts to confirm (CARE-1). */
export function useCareNow(recipientId: string) {
  return useLiveQuery(
    'care.getCareNow',
    { recipientId },
    {
      on: {
        'shift.added': anew,
        'shift.started': anew,
        'shift.edited': anew,
        'shift.ended': anew,
        'shift.deleted': anew,
        'shift.restored': anew,
        'care-time.added': anew,
        'care-time.deleted': anew,
        'care-time.restored': anew,
        'hand-off-note.added': anew,
        'hand-off-note.read': anew,
        'hand-off-note.deleted': (now, { payload }) => withoutUnread(now, payload.noteId),
        'hand-off-note.restored': anew,
      },
    },
  );
}
