import { auditEverywhere } from '../../audit/audit-everywhere';
import type { SignInMethod } from '@carecircle/contracts';
import type { Caller, Transact } from '../../spine/context';
import type { Services } from '../../spine/services';
import { recordSignIn } from './sessions/record-sign-in';

/**
 * Signs this browser in as the person: sets the session cookie on the answer, and writes the login history. The session that it had
 * until now ends, with the streams that are open on it: nobody could end it afterwards.
 */
export async function openSession(
  { caller, services, transact, now }: { caller: Caller; services: Services; transact: Transact; now: Date },
  { personId, method }: { personId: string; method: SignInMethod },
): Promise<{ personId: string }> {
  const { cookies } = await services.sessions.open(personId, caller);
  await transact(({ tx, now }) =>
    auditEverywhere(tx, { personId, action: 'LOGIN', operation: 'account/sign-in', caller, now }),
  );
  const { sessionId } = caller;
  await transact(async ({ tx, record, sessionsChanged }) => {
    await recordSignIn(tx, personId, { method, succeeded: true, caller, now });
    if (isNews(method)) await record.toPerson(personId, 'account.security-changed', {});
    if (!sessionId) return;
    const former = await services.sessions.end(tx, sessionId);
    if (former.personId) sessionsChanged(former.personId);
  });
  for (const cookie of cookies) caller.setCookie(cookie);
  return { personId };
}

/** Whoever has just signed up has no other screen that could learn of it. */
function isNews(method: SignInMethod): boolean {
  return method !== 'sign-up' && method !== 'demo';
}
