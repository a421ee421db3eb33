import * as z from 'zod';
import type { JsonSchema } from './schema-break';

/** What may come in: fields that are not known pass, and those with a default may be missing. */
export function readSchema(type: z.ZodType): JsonSchema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** What goes out, after the schema has put in what was left out. */
export function writtenSchema(type: z.ZodType): JsonSchema {
  return z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
}
