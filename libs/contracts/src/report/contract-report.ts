import type { AnySchema } from '@orpc/contract';
import type * as z from 'zod';
import { version } from '../../package.json' with { type: 'json' };
import { apiContract } from '../api/api.contract';
import type { OperationMeta } from '../api/operation';
import type { EventDefinition } from '../events/domain-event';
import { eventMap } from '../events/event-map';
import type { JsonSchema } from './schema-break';
import { namedReadSchema, type Shapes } from './shapes';

interface Operation {
  '~orpc': { inputSchema?: AnySchema; outputSchema?: AnySchema; meta: Pick<OperationMeta, 'kind'> };
}

/** What pages and servers of different versions say to each other. */
export interface Contract {
  version: string;
  events: Readonly<Record<string, EventDefinition>>;
  /** By area and name. */
  operations: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The one that this workspace has. */
export const servedContract: Contract = { version, events: eventMap, operations: apiContract };

/** `contract-report.json`: what was recorded of the contract, as those read it who were built with it. */
export interface ContractReport {
  version: string;
  events: Record<string, { version: number; scope: string; audience: string; payload: JsonSchema }>;
  operations: Record<string, { kind: OperationMeta['kind']; input: JsonSchema; output: JsonSchema }>;
  shapes: Shapes;
}

export function contractReport({ version, events, operations }: Contract): ContractReport {
  const shapes: Shapes = {};
  return {
    version,
    events: Object.fromEntries(
      inOrder(events).map(([type, { payload, version, scope, audience }]) => [
        type,
        { version, scope, audience, payload: namedReadSchema(payload, shapes) },
      ]),
    ),
    operations: Object.fromEntries(
      operationsOf({ operations }).map(([key, { kind, input, output }]) => [
        key,
        { kind, input: namedReadSchema(input, shapes), output: namedReadSchema(output, shapes) },
      ]),
    ),
    shapes: Object.fromEntries(inOrder(shapes)),
  };
}

interface OperationSchemas {
  kind: OperationMeta['kind'];
  input: z.ZodType;
  output: z.ZodType;
}

/** Each with its contract key, such as `care.completeTask`. */
export function operationsOf({ operations }: Pick<Contract, 'operations'>): [string, OperationSchemas][] {
  return inOrder(operations).flatMap(([area, those]) =>
    inOrder(those).map(([name, { '~orpc': declared }]): [string, OperationSchemas] => {
      const { inputSchema, outputSchema, meta } = declared;
      const { kind } = meta;
      return [
        `${area}.${name}`,
        { kind, input: inputSchema as z.ZodType, output: outputSchema as z.ZodType },
      ];
    }),
  );
}

function inOrder<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
