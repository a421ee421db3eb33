import { randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import { operationPath, type ApiInputs, type ApiOutputs } from '@carecircle/contracts/api';
import type { PersonKey } from '@carecircle/demo-data';

type Area = keyof ApiInputs;
type Name<A extends Area> = keyof ApiInputs[A] & keyof ApiOutputs[A] & string;

/** A signed-in person without a browser. */
export interface Member {
  id: string;
  /** The `cookie` header of their requests. */
  cookie: string;
  /** @throws Error with the answer when it is not the wanted one. */
  call<A extends Area, N extends Name<A>>(
    area: A,
    name: N,
    input: Omit<ApiInputs[A][N], 'commandId'>,
  ): Promise<ApiOutputs[A][N]>;
}

export async function signUpMember(origin: string, name: string): Promise<Member> {
  return enter(origin, 'signUp', {
    name,
    email: `${randomUUID()}@example.test`,
    password: 'correct horse',
    acceptedLegalVersion: legalVersion,
  });
}

/** Somebody of the demo circle, which is made when it is not there yet. */
export async function enterDemo(origin: string, as: PersonKey): Promise<Member> {
  return enter(origin, 'signInToDemo', { as });
}

async function enter(origin: string, name: 'signUp' | 'signInToDemo', input: object): Promise<Member> {
  const answer = await send(origin, 'account', name, input);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { personId } = (await answer.json()) as { personId: string };
  return {
    id: personId,
    cookie,
    call: async (area, operation, body) => (await send(origin, area, operation, body, cookie)).json(),
  };
}

async function send(
  origin: string,
  area: string,
  name: string,
  input: object,
  cookie = '',
): Promise<Response> {
  const path = `${origin}/api${operationPath(area, name)}`;
  const isQuery = /^(get|list)/.test(name);
  const answer = isQuery
    ? await fetch(`${path}?${new URLSearchParams(input as Record<string, string>)}`, { headers: { cookie } })
    : await fetch(path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ commandId: randomUUID(), ...input }),
      });
  if (!answer.ok) throw new Error(`${area}.${name}: ${answer.status} ${await answer.text()}`);
  return answer;
}
