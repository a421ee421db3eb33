import { describe, expect, it } from 'vitest';
import { eventMap } from '../events/event-map';
import * as z from 'zod';
import { schemaBreak, type JsonSchema } from './schema-break';

/** As the server writes it, and as a build reads it. */
const written = (type: z.ZodType) => schemaOf(type, 'output');
const read = (type: z.ZodType) => schemaOf(type, 'input');
const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as JsonSchema;
const breakOf = (given: z.ZodRawShape, wanted: z.ZodRawShape) =>
  schemaBreak(written(z.object(given)), read(z.object(wanted)));

const bill = { name: z.string(), status: z.enum(['due', 'paid']), note: z.string().nullable() };

describe('REL-5 what a change of an event breaks', () => {
  it('REL-5 nothing when fields are added or choices taken away', () => {
    expect(breakOf({ ...bill, status: z.enum(['due']), amount: z.int() }, bill)).toBeNull();
  });

  it.each([
    ['a field that goes', { ...bill, name: z.string().optional() }, 'name may be missing'],
    ['a new choice', { ...bill, status: z.enum(['due', 'paid', 'late']) }, 'status may be late'],
    [
      'any text instead of choices',
      { ...bill, status: z.string() },
      'status may be anything, not only due, paid',
    ],
    ['another type', { ...bill, name: z.number() }, 'name is number, not string'],
    [
      'nothing where there was something',
      { ...bill, name: z.string().nullable() },
      'name is null, not string',
    ],
  ])('REL-5 %s', (_what, given, reason) => {
    expect(breakOf(given, bill)).toBe(reason);
  });

  it('REL-5 a longer text than was promised, deep inside of a list', () => {
    const list = (most: number) => ({ bills: z.array(z.object({ name: z.string().max(most) })) });
    expect(breakOf(list(40), list(80))).toBeNull();
    expect(breakOf(list(80), list(40))).toBe('bills[].name may go over maxLength 40');
  });

  it('REL-5 no event breaks itself', () => {
    for (const [type, { payload }] of Object.entries(eventMap)) {
      expect([type, schemaBreak(written(payload), read(payload))]).toEqual([type, null]);
    }
  });
});
