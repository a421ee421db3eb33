import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { Action } from '../actions';
import { withRule, type FieldRule } from '../field-rule';
import { Id } from '../primitives';
import type { AuditAction } from '../privacy/audit-actions';
import type { SharedKind } from '../privacy/shared-kinds';

/** Who an operation is for: anyone, a signed-in person, or a member of the circle named in the input. */
export type OperationScope = 'public' | 'person' | 'circle';

/** What the server must know of an operation before it runs its code. */
export interface OperationMeta {
  kind: 'command' | 'query';
  scope: OperationScope;
  /** Permission that a circle operation needs; checked by the server before anything is read. */
  action?: Action;
  /** Whether a stranger could guess with it (codes, passwords): such operations have a tighter rate limit. */
  guessable?: boolean;
  /** Somebody may be in need: it overtakes other requests that wait for the server's database. */
  urgent?: boolean;
  /** What the audit log says of it (PRIV-2); an operation without is not told of. */
  audit?: AuditAction;
  /** Which switch of a person its answer hangs on, where the action does not say it (PRIV-1). */
  shares?: SharedKind;
  /** Bytes of its body where it may be longer than others. */
  bodyBytes?: number;
}

/** Kind and scope stay literal in the type: the server's handlers get the actor and circle that belong to them. */
type MetaOf<K extends OperationMeta['kind'], S extends OperationScope> = OperationMeta & {
  kind: K;
  scope: S;
};

interface Declaration<I extends z.ZodRawShape, O extends z.ZodType, S extends OperationScope> extends Omit<
  OperationMeta,
  'kind' | 'scope'
> {
  scope: S;
  area: string;
  /** camelCase, verb first; queries begin with `list` or `get`. */
  name: string;
  summary: string;
  input: I;
  /** What has to hold between the fields of the input. */
  rule?: FieldRule<z.output<z.ZodObject<I>>> | readonly FieldRule<z.output<z.ZodObject<I>>>[];
  output: O;
}

const circleShape = { circleId: Id };
const commandShape = { commandId: Id };

/**
 * A change: `POST /api/<area>/<name-in-kebab-case>` with a JSON body. The client chooses `commandId`; repeating it with
 * the same body returns the first answer and changes nothing, with another body it is refused (COMMAND_ID_REUSED).
 */
export function command<I extends z.ZodRawShape, O extends z.ZodType, const S extends OperationScope>(
  declaration: Declaration<I, O, S>,
) {
  const { area, name, summary, input, rule, output, ...meta } = declaration;
  return oc
    .$meta<MetaOf<'command', S>>({ kind: 'command', ...meta })
    .route({ method: 'POST', path: operationPath(area, name), summary, tags: [area] })
    .input(withRule(z.strictObject({ ...commandShape, ...scopeShape(declaration.scope), ...input }), rule))
    .output(output);
}

/**
 * Input of an edit: the fields to change, and in `seen` what their editor knows to stand in them. A field that holds something
 * else by now is refused (CHANGED_MEANWHILE, with its path), so that nobody overwrites what they never saw.
 */
export function edit<I extends z.ZodRawShape>(fields: z.ZodObject<I, z.core.$strict>) {
  return { changes: fields.partial(), seen: fields.partial().optional() };
}

/** A read: `GET /api/<area>/<name-in-kebab-case>?…` with a flat query string. */
export function query<I extends z.ZodRawShape, O extends z.ZodType, const S extends OperationScope>(
  declaration: Declaration<I, O, S>,
) {
  const { area, name, summary, input, rule, output, ...meta } = declaration;
  return oc
    .$meta<MetaOf<'query', S>>({ kind: 'query', ...meta })
    .route({ method: 'GET', path: operationPath(area, name), summary, tags: [area] })
    .input(withRule(z.strictObject({ ...scopeShape(declaration.scope), ...input }), rule))
    .output(output);
}

/** Path of an operation below `/api`, from its contract key alone, so that a browser needs no route table. */
export function operationPath(area: string, name: string): `/${string}` {
  return `/${area}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type ScopeShape<S extends OperationScope> = S extends 'circle'
  ? typeof circleShape
  : Record<never, z.ZodType>;

function scopeShape<S extends OperationScope>(scope: S): ScopeShape<S> {
  return (scope === 'circle' ? circleShape : {}) as ScopeShape<S>;
}
