import * as z from 'zod';
import type { OperationKey } from '../testing/call-operation';
import { inputSchemaOf } from './operations';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Where ids stand in an operation's input, such as `changes.assigneeId`; an element of a list is at `0`. */
export function idPlacesOf(key: OperationKey): readonly string[] {
  const places =
    known.get(key) ??
    placesIn(z.toJSONSchema(inputSchemaOf(key), { io: 'input', unrepresentable: 'any' }), []);
  known.set(key, places);
  return places;
}

const known = new Map<OperationKey, readonly string[]>();

function placesIn(schema: JsonSchema, path: readonly string[]): string[] {
  if (schema.format === 'uuid') return [path.join('.')];
  const inner = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const items = schema.items as JsonSchema | undefined;
  return [
    ...inner.flatMap(([name, property]) => placesIn(property, [...path, name])),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) => placesIn(choice, path)),
    ...(items ? placesIn(items, [...path, '0']) : []),
  ];
}

/** The input with `value` at a place; what leads there is made when it is missing. */
export function withValueAt(input: object, place: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = place.split('.');
  const before = (input as Record<string, unknown>)[name];
  if (rest.length === 0) return { ...input, [name]: value };
  if (rest[0] === '0') {
    const [first = {}] = Array.isArray(before) ? (before as object[]) : [];
    const element = rest.length === 1 ? value : withValueAt(first, rest.slice(1).join('.'), value);
    return { ...input, [name]: [element] };
  }
  return { ...input, [name]: withValueAt((before as object | null) ?? {}, rest.join('.'), value) };
}
