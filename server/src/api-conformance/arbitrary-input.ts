import { TimeZone } from '@carecircle/contracts/schemas';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { OperationKey } from '../testing/call-operation';
import { inputSchemaOf } from './operations';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Inputs that the contract accepts, made from the operation's schema alone. */
export function arbitraryInput(key: OperationKey): fc.Arbitrary<Record<string, unknown>> {
  const schema = inputSchemaOf(key);
  const description = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: nameTimeZones,
  });
  return objectOf(description).filter((input) => schema.safeParse(input).success);
}

const samples = new Map<OperationKey, Record<string, unknown>>();

/** One of them, the same for each who asks. */
export function sampleInput(key: OperationKey): Record<string, unknown> {
  const [made = {}] = samples.has(key)
    ? [samples.get(key)]
    : fc.sample(arbitraryInput(key), { numRuns: 1, seed: 1 });
  samples.set(key, made);
  return made;
}

/** A rule in code is not part of a schema's description: the zones are named instead. */
function nameTimeZones({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void {
  if (zodSchema === TimeZone) jsonSchema.enum = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Apia'];
}

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice as JsonSchema)));
  const make = makers[String(schema.type)];
  if (!make) throw new Error(`Values of ${JSON.stringify(schema)} cannot be made yet.`);
  return make(schema);
}

const makers: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  string: stringOf,
  integer: ({ minimum, maximum }) => fc.integer({ min: boundOf(minimum), max: boundOf(maximum) }),
  number: ({ minimum, maximum }) =>
    fc.double({ min: boundOf(minimum), max: boundOf(maximum), noNaN: true, noDefaultInfinity: true }),
  array: ({ items, maxItems }) =>
    fc.array(valueOf(items as JsonSchema), { maxLength: Math.min(maxItems ?? 5, 5) }),
  object: objectOf,
};

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const makes = Object.entries(properties).map(
    ([name, inner]) => [name, valueOf(inner as JsonSchema)] as const,
  );
  return fc.record(Object.fromEntries(makes), { requiredKeys: required });
}

function stringOf({ format, pattern, minLength, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}\.(org|example)$/);
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  if (format === 'date') return fc.date({ min: firstDay, max: lastDay, noInvalidDate: true }).map(dayOf);
  if (format === 'date-time')
    return fc
      .date({ min: firstMoment, max: lastMoment, noInvalidDate: true })
      .map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength, unit: 'grapheme', size: 'max' });
}

const firstDay = new Date('0001-01-01');
const lastDay = new Date('9999-12-31');
/** What people tell of has been: later moments are tried among the strange values. */
const firstMoment = new Date('2000-01-01');
const lastMoment = new Date('2026-01-01');
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** Bounds beyond what the database keeps are tried among the strange values. */
const boundOf = (bound: number | undefined) =>
  bound === undefined ? undefined : Math.max(-2_147_483_648, Math.min(2_147_483_647, bound));
