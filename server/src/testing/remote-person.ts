import { randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import { operationPath } from '@carecircle/contracts/api';
import { CallRefused, metaOf, type InputFor, type OperationKey, type OutputFor } from './call-operation';

/** Somebody who uses server processes over the network; the cookie works on every process of one database. */
export interface RemotePerson {
  id: string;
  cookie: string;
  call<K extends OperationKey>(url: string, key: K, input: InputFor<K>): Promise<OutputFor<K>>;
}

export async function signUpOver(url: string, name: string): Promise<RemotePerson> {
  const email = `${name.toLowerCase()}.${randomUUID()}@example.org`;
  const form = { name, email, password: 'correct horse battery', acceptedLegalVersion: legalVersion };
  const answer = await send(url, 'account.signUp', form, '');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { personId } = (await answer.json()) as { personId: string };
  return {
    id: personId,
    cookie,
    async call(server, key, input) {
      const response = await send(server, key, input, cookie);
      const body = (await response.json()) as never;
      if (!response.ok) throw new CallRefused(response.status, body);
      return body;
    },
  };
}

function send(url: string, key: OperationKey, input: object, cookie: string): Promise<Response> {
  const [area = '', name = ''] = key.split('.');
  const address = `${url}/api${operationPath(area, name)}`;
  if (metaOf(key).kind === 'query') {
    return fetch(`${address}?${new URLSearchParams(input as Record<string, string>)}`, {
      headers: { cookie },
    });
  }
  return fetch(address, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: randomUUID(), ...input }),
  });
}
