import { eventMap, signalMap, type EventDefinition } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { metaOf } from '../testing/call-operation';
import { operationKeys, outputSchemaOf } from './operations';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The most entries that all lists of one answer can have together; an entry of the calendar is a kilobyte, one of a day 50 bytes. */
const mostEntries = 100_000;

/** Records are bounded by what their keys name: members, the two logs of a session, the words of a cause, flags. */
const isRecord = ({ type, additionalProperties }: JsonSchema) =>
  type === 'object' && typeof additionalProperties === 'object';

interface Size {
  /** Entries of all lists together, at most. */
  entries: number;
  unbounded: string[];
}

function sizeOf(schema: JsonSchema, path: string): Size {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) =>
      sizeOf(part as JsonSchema, `${path}.${name}`),
    ),
    ...choices.map((choice) => sizeOf(choice as JsonSchema, path)),
    ...(isRecord(schema) ? [sizeOf(schema.additionalProperties as JsonSchema, `${path}{}`)] : []),
  ];
  const sum: Size = {
    entries: parts.reduce((total, { entries }) => total + entries, 0),
    unbounded: parts.flatMap(({ unbounded }) => unbounded),
  };
  if (schema.type !== 'array' || !schema.items) return sum;
  const item = sizeOf(schema.items as JsonSchema, `${path}[]`);
  if (schema.maxItems === undefined) sum.unbounded.push(path);
  return {
    entries: sum.entries + (schema.maxItems ?? Infinity) * (1 + item.entries),
    unbounded: [...sum.unbounded, ...item.unbounded],
  };
}

const sizeOfSchema = (schema: z.ZodType) => sizeOf(z.toJSONSchema(schema, { unrepresentable: 'any' }), '');
const queryKeys = operationKeys.filter((key) => metaOf(key).kind === 'query');

/** Their lists hold lists that share what there is of a kind in the circle, which a schema cannot say. */
const sharedLists: Partial<Record<string, number>> = {
  // Medications are those of all people together; and a medication has few ingredients or classes.
  'care.getMedicationDay': 300,
  'care.listInteractions': 500,
  'care.getMedicationWarnings': 500,
};

describe.each(queryKeys)('%s', (key) => {
  it('ALL-3 bounds every list of its answer, and all of them together', () => {
    const { entries, unbounded } = sizeOfSchema(outputSchemaOf(key));
    expect(unbounded).toEqual([]);
    expect(entries / (sharedLists[key] ?? 1)).toBeLessThanOrEqual(mostEntries);
  });
});

describe.each(operationKeys.filter((key) => metaOf(key).kind === 'command'))('%s', (key) => {
  it('ALL-3 bounds every list of its answer', () => {
    expect(sizeOfSchema(outputSchemaOf(key)).unbounded).toEqual([]);
  });
});

const events: Record<string, EventDefinition> = eventMap;
const sent = [
  ...Object.entries(events).map(([type, { payload }]) => [type, payload] as const),
  ...Object.entries(signalMap),
];

it.each(sent)('ALL-3 the stream sends %s with bounded lists', (_type, schema) => {
  const { entries, unbounded } = sizeOfSchema(schema);
  expect(unbounded).toEqual([]);
  expect(entries).toBeLessThanOrEqual(1_000);
});
