import type { Caller } from '../../spine/context';
import type { Services } from '../../spine/services';

/** Signs this browser in as the person: sets the session cookie on the answer. */
export async function openSession(
  { caller, services }: { caller: Caller; services: Services },
  personId: string,
): Promise<{ personId: string }> {
  const { cookies } = await services.sessions.open(personId, caller);
  for (const cookie of cookies) caller.setCookie(cookie);
  return { personId };
}
