import { emergencyNumbersOf } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';

/** Numbers of where the people cared for live, one's own first, and of the circle's zone. Never empty. */
export function useEmergencyNumbers() {
  return emergencyNumbersOf(useSession());
}
