import { randomUUID } from 'node:crypto';
import type { RefusalBody } from '@carecircle/contracts';
import { apiContract, operationPath, type ApiInputs, type ApiOutputs } from '@carecircle/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { OperationMeta } from '@carecircle/contracts/api';

type KeysOf<T> = {
  [A in keyof T & string]: `${A}.${keyof T[A] & string}`;
}[keyof T & string];
/** Contract key of an operation, such as `care.completeTask`. */
export type OperationKey = KeysOf<ApiInputs>;
type At<T, K extends string> = K extends `${infer A}.${infer N}`
  ? A extends keyof T
    ? N extends keyof T[A]
      ? T[A][N]
      : never
    : never
  : never;
/** The input; a command id is made when none is given. */
export type InputFor<K extends OperationKey> = Omit<At<ApiInputs, K>, 'commandId'> & { commandId?: string };
export type OutputFor<K extends OperationKey> = At<ApiOutputs, K>;

/** What a refused call throws in tests. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(`${status} ${body.code}: ${body.message} ${JSON.stringify(body.fields ?? [])}`);
  }

  get code(): RefusalBody['code'] {
    return this.body.code;
  }

  get fields(): RefusalBody['fields'] {
    return this.body.fields;
  }
}

/** Meta data of an operation, by its key. */
export function metaOf(key: OperationKey): OperationMeta {
  const [area = '', name = ''] = key.split('.');
  const areas: Record<string, Record<string, { '~orpc': { meta: OperationMeta } }>> = apiContract;
  const operation = areas[area]?.[name];
  if (!operation) throw new Error(`${key} is no operation.`);
  return operation['~orpc'].meta;
}

/** Sends an operation through the whole server, as a browser would. */
export async function sendOperation(
  app: FastifyInstance,
  key: OperationKey,
  input: object,
  headers: Record<string, string> = {},
  remoteAddress?: string,
) {
  const [area = '', name = ''] = key.split('.');
  const url = `/api${operationPath(area, name)}`;
  if (metaOf(key).kind === 'query') {
    const query = Object.entries(input).filter(([, value]) => value !== undefined);
    return app.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress,
      query: Object.fromEntries(query.map(([k, v]) => [k, String(v)])),
    });
  }
  return app.inject({
    ...{ method: 'POST', url, headers, remoteAddress },
    payload: { commandId: randomUUID(), ...input },
  });
}

export async function callOperation<K extends OperationKey>(
  app: FastifyInstance,
  key: K,
  input: InputFor<K>,
  headers?: Record<string, string>,
  remoteAddress?: string,
): Promise<OutputFor<K>> {
  const answer = await sendOperation(app, key, input, headers, remoteAddress);
  if (answer.statusCode >= 400) throw new CallRefused(answer.statusCode, answer.json());
  return answer.json();
}
