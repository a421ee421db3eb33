import * as z from 'zod';
import * as schemas from '../schemas';
import type { JsonSchema } from './schema-break';

/** Schemas that others refer to by the name under which the contracts export them. */
export type Shapes = Record<string, JsonSchema>;

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(schemas))
  if (schema instanceof z.ZodType && !named.has(schema)) named.add(schema, { id });

/** What may come in, with what has a name of its own put among the shapes: one change of it is one change of the report. */
export function namedReadSchema(type: z.ZodType, shapes: Shapes): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...schema
  } = z.toJSONSchema(type, {
    ...{ metadata: named, io: 'input', unrepresentable: 'any' },
  });
  for (const [id, shape] of Object.entries($defs ?? {})) shapes[id] = shape as JsonSchema;
  return schema as JsonSchema;
}

/** The same without names; a shape that holds itself ends there, with anything in its place. */
export function withShapes(value: unknown, shapes: Shapes, above: readonly string[] = []): JsonSchema {
  return insert(value, shapes, above) as JsonSchema;
}

function insert(value: unknown, shapes: Shapes, above: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => insert(each, shapes, above));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref = '', ...rest } = value as { $ref?: string };
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, insert(each, shapes, above)]),
  );
  const [, id] = /^#\/\$defs\/(.+)$/.exec($ref) ?? [];
  if (id === undefined || above.includes(id)) return own;
  // What stands beside a name narrows it further.
  return { ...(insert(shapes[id], shapes, [...above, id]) as object), ...own };
}
