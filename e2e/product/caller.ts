import { randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import { operationPath, type ApiInputs, type ApiOutputs } from '@carecircle/contracts/api';

type InputOf<A extends keyof ApiInputs, N extends keyof ApiInputs[A]> = Omit<ApiInputs[A][N], 'commandId'> & {
  commandId?: string;
};

/** Somebody signed in who calls operations without a browser. */
export interface Caller {
  id: string;
  origin: string;
  cookie: string;
  /** Rejects with `Refused` when the product says no, with another error when no answer came. */
  call<A extends keyof ApiInputs, N extends keyof ApiInputs[A] & keyof ApiOutputs[A] & string>(
    area: A,
    name: N,
    input: InputOf<A, N>,
  ): Promise<ApiOutputs[A][N]>;
}

/** The product answered, and the answer was no. */
export class Refused extends Error {
  constructor(
    operation: string,
    readonly status: number,
    body: string,
  ) {
    super(`${operation}: ${status} ${body}`);
  }
}

/** Of all callers. */
export const callerPassword = 'correct horse';

export async function signUpCaller(origin: string, name: string): Promise<Caller> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.test`;
  const form = { name, email, password: callerPassword, acceptedLegalVersion: legalVersion };
  const answer = await send(origin, 'account', 'signUp', form, '');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { personId } = (await answer.json()) as { personId: string };
  const call: Caller['call'] = async (area, operation, input) =>
    (await send(origin, area, operation, input, cookie)).json();
  return { id: personId, origin, cookie, call };
}

/** Ana's new circle, with Ben admitted to it. */
export async function callersOfOneCircle(origin: string) {
  const [ana, ben] = [await signUpCaller(origin, 'Ana'), await signUpCaller(origin, 'Ben')];
  const newCircleId = randomUUID();
  await ana.call('circles', 'createCircle', { newCircleId, name: 'Rosa', timeZone: 'America/Chicago' });
  const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId: newCircleId });
  await ben.call('circles', 'joinCircle', { inviteCode });
  await ana.call('circles', 'admitMember', { circleId: newCircleId, memberId: ben.id });
  return { ana, ben, circleId: newCircleId };
}

async function send(origin: string, area: string, operation: string, input: object, cookie: string) {
  const url = `${origin}/api${operationPath(area, operation)}`;
  const answer = await (/^(get|list)/.test(operation)
    ? fetch(`${url}?${new URLSearchParams(input as Record<string, string>)}`, { headers: { cookie } })
    : fetch(url, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ commandId: randomUUID(), ...input }),
      }));
  if (!answer.ok) throw new Refused(`${area}.${operation}`, answer.status, await answer.text());
  return answer;
}
