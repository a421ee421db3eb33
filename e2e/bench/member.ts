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

/** @param address where the request comes from, for a server that believes a proxy on this machine. */
export async function signUpMember(origin: string, name: string, address?: string): Promise<Member> {
  const form = {
    name,
    email: `${randomUUID()}@example.test`,
    password: 'correct horse',
    acceptedLegalVersion: legalVersion,
  };
  return enter(origin, 'signUp', form, address ? { 'x-forwarded-for': address } : {});
}

/** Somebody of a demo circle: of a new one, or of that in which this other one is already. */
export async function enterDemo(origin: string, as: PersonKey, beside?: Member): Promise<Member> {
  if (!beside) return enter(origin, 'signInToDemo', { as });
  return enter(origin, 'signInToDemo', { as, isBeside: true }, { cookie: beside.cookie });
}

async function enter(
  origin: string,
  name: 'signUp' | 'signInToDemo',
  input: object,
  headers: Record<string, string> = {},
): Promise<Member> {
  const answer = await send(origin, 'account', name, input, headers);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { personId } = (await answer.json()) as { personId: string };
  return {
    id: personId,
    cookie,
    call: async (area, operation, body) => (await send(origin, area, operation, body, { cookie })).json(),
  };
}

async function send(
  origin: string,
  area: string,
  name: string,
  input: object,
  headers: Record<string, string>,
): Promise<Response> {
  const path = `${origin}/api${operationPath(area, name)}`;
  const isQuery = /^(get|list)/.test(name);
  const answer = isQuery
    ? await fetch(`${path}?${new URLSearchParams(input as Record<string, string>)}`, { headers })
    : await fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ commandId: randomUUID(), ...input }),
      });
  if (!answer.ok) throw new Error(`${area}.${name}: ${answer.status} ${await answer.text()}`);
  return answer;
}
