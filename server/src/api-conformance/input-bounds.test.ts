import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { inputSchemaOf, operationKeys } from './operations';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** PostgreSQL's `integer`; what is counted in more has its own bound here. */
const largestInteger = 2_147_483_647;

const shortFormats = new Set(['uuid', 'date', 'email']);
/** Bounded by rules in code, which a schema's description leaves out, or kept as JSON, which holds every number. */
const boundedElsewhere = new Set([
  ...['care.importCalendarFile file', 'copies.restoreCircle file', 'finance.importExpenses file'],
  'location.accuracyMetres',
]);

/** Places of an input that could hold more than any column does. */
function unboundedIn(schema: JsonSchema, path: string): string[] {
  const inner = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  return [
    ...(isBounded(schema) ? [] : [path]),
    ...inner.flatMap(([name, property]) => unboundedIn(property, path ? `${path}.${name}` : name)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((choice) =>
      unboundedIn(choice as JsonSchema, path),
    ),
    ...(schema.items ? unboundedIn(schema.items as JsonSchema, `${path}[]`) : []),
  ];
}

function isBounded(schema: JsonSchema): boolean {
  const { type, maximum, maxItems, additionalProperties } = schema;
  const minimum = schema.minimum ?? Number(schema.exclusiveMinimum ?? -Infinity);
  if (schema.enum || schema.const !== undefined) return true;
  if (type === 'string') return isShort(schema);
  if (type === 'integer') return (maximum ?? Infinity) <= largestInteger && minimum >= -largestInteger;
  if (type === 'number') return Number.isFinite(maximum) && Number.isFinite(minimum);
  if (type === 'array') return maxItems !== undefined;
  return type !== 'object' || !additionalProperties;
}

function isShort({ maxLength, format, pattern }: JsonSchema): boolean {
  if (maxLength !== undefined || shortFormats.has(format ?? '')) return true;
  return pattern !== undefined && !/[*+]|,\}/.test(pattern.replace(/\\./g, ''));
}

describe.each(operationKeys)('%s', (key) => {
  it('bounds every text, number and list that it takes', () => {
    const schema = z.toJSONSchema(inputSchemaOf(key), { io: 'input', unrepresentable: 'any' });
    const unbounded = unboundedIn(schema, '').filter(
      (place) => !boundedElsewhere.has(place) && !boundedElsewhere.has(`${key} ${place}`),
    );
    expect(unbounded).toEqual([]);
  });
});
