import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
/** What is known of a recipient's medications together; the server compares anew with every change (MED-3). */
export function useInteractions(recipientId: string, isWanted = true) {
  return useLiveQuery(
    'care.listInteractions',
    { recipientId },
    {
      enabled: isWanted,
      on: {
        'medication.added': needsRefetch,
        'medication.edited': needsRefetch,
        'medication.paused': needsRefetch,
        'medication.resumed': needsRefetch,
        'medication.completed': needsRefetch,
        'medication.deleted': needsRefetch,
        'medication.restored': needsRefetch,
        'recipient.edited': needsRefetch,
      },
    },
  );
}
