import type { HandOffNote } from '@carecircle/contracts';
import { nowMs, patchPages, useCommand, useSession } from '@carecircle/remote-kit';
import { useCareLogWords } from '../care-log-words';
import { withNote } from './apply-notes';
import { noteDraftKey } from './note-draft-key';

/** Writes a hand-off note: shown at once, and kept on this device while there is no connection (ALL-2). */
export function useAddNote() {
  const t = useCareLogWords();
  const { person, circle, recipients } = useSession();
  return useCommand('care.addHandOffNote', {
    offline: 'queue',
    label: ({ recipientId }) =>
      t('note.label', { name: recipients.find(({ id }) => id === recipientId)?.name ?? '' }),
    draft: ({ recipientId, text }) => ({ key: noteDraftKey(recipientId), text }),
    optimistic: ({ noteId, ...fields }) => {
      const note: HandOffNote = {
        ...fields,
        id: noteId,
        circleId: circle.id,
        authorId: person.id,
        createdAt: new Date(nowMs()).toISOString(),
        readBy: [],
      };
      return [
        patchPages('care.listHandOffNotes', (pages, { recipientId }) =>
          recipientId === note.recipientId ? withNote(pages, note) : pages,
        ),
      ];
    },
  });
}
