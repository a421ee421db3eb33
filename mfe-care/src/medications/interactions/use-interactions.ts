import { useLiveQuery } from '@carecircle/remote-kit';

const readAnew = () => undefined;

/** What is known of a recipient's medications together; the server compares anew with every change (MED-3). */
export function useInteractions(recipientId: string, isWanted = true) {
  return useLiveQuery(
    'care.listInteractions',
    { recipientId },
    {
      enabled: isWanted,
      on: {
        'medication.added': readAnew,
        'medication.edited': readAnew,
        'medication.paused': readAnew,
        'medication.resumed': readAnew,
        'medication.completed': readAnew,
        'medication.deleted': readAnew,
        'medication.restored': readAnew,
        'recipient.edited': readAnew,
      },
    },
  );
}
