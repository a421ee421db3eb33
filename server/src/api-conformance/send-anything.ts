import { operationPath } from '@carecircle/contracts/api';
import type { FastifyInstance } from 'fastify';
import { metaOf, type OperationKey } from '../testing/call-operation';
import type { Caller } from './callers';

/** Sends any value as the input of an operation, through the whole server: as JSON body, or as query string. */
export function sendAnything(app: FastifyInstance, key: OperationKey, input: unknown, caller: Caller) {
  const [area = '', name = ''] = key.split('.');
  const url = `/api${operationPath(area, name)}`;
  const { cookie, remoteAddress } = caller;
  if (metaOf(key).kind === 'query') {
    return app.inject({ method: 'GET', url: `${url}?${queryOf(input)}`, headers: { cookie }, remoteAddress });
  }
  return sendText(app, key, JSON.stringify(input) ?? '', caller);
}

/** Sends a body as it stands. */
export function sendText(app: FastifyInstance, key: OperationKey, payload: string, caller: Caller) {
  const [area = '', name = ''] = key.split('.');
  const { cookie, remoteAddress } = caller;
  return app.inject({
    method: 'POST',
    url: `/api${operationPath(area, name)}`,
    headers: { cookie, 'content-type': 'application/json' },
    payload,
    remoteAddress,
  });
}

/** Lists come as a repeated name; what is no object comes as it stands. */
export function queryOf(input: unknown): string {
  if (input === null || typeof input !== 'object')
    return new URLSearchParams([[String(input), '']]).toString();
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)] as const),
  );
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}
