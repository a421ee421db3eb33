import type { Caller, Transact } from '../../spine/context';
import type { Services } from '../../spine/services';

/**
 * Signs this browser in as the person: sets the session cookie on the answer. The session that it had until now ends, with the streams
 * that are open on it: nobody could end it afterwards.
 */
export async function openSession(
  { caller, services, transact }: { caller: Caller; services: Services; transact: Transact },
  personId: string,
): Promise<{ personId: string }> {
  const { cookies } = await services.sessions.open(personId, caller);
  const { sessionId } = caller;
  if (sessionId) {
    await transact(async ({ tx, sessionsChanged }) => {
      const former = await services.sessions.end(tx, sessionId);
      if (former.personId) sessionsChanged(former.personId);
    });
  }
  for (const cookie of cookies) caller.setCookie(cookie);
  return { personId };
}
