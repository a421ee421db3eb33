import type { Recipient } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';

/** The signed-in member's own record as somebody the circle cares for (REC-1); undefined for everybody else. */
export function useOwnRecipient(): Recipient | undefined {
  const { person, recipients } = useSession();
  return recipients.find(({ memberId }) => memberId === person.id);
}
