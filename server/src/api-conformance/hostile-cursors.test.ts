import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCursor } from '../records/page-cursor';
import { metaOf, sendOperation } from '../testing/call-operation';
import { times } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { makeCircleFixture, idFor, type CircleFixture } from './circle-fixture';
import { idPlacesOf } from './id-places';
import { inputSchemaOf, operationKeys } from './operations';

let server: TestServer;
let circle: CircleFixture;
beforeAll(async () => {
  server = await startTestServer();
  circle = await makeCircleFixture(server, 'Quokka');
});
afterAll(() => server.stop());

const pagedKeys = operationKeys.filter((key) => 'cursor' in inputSchemaOf(key).shape);

/** What stands in positions of lists, beyond what any clock, calendar or column has. */
const parts = [
  ...[
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.999Z',
    '10000-01-01T00:00:00Z',
  ],
  ...[
    '+010000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-11-21T24:00:00Z',
  ],
  ...['2026-11-21T23:59:60Z', '2026-02-30T00:00:00Z', `2026-11-21T00:00:00.${'9'.repeat(120)}Z`, 'infinity'],
  ...['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00+99:99', 'now', 'epoch', '', '\0', '\ud800', 'x'],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-30', '2026-11-21', '24:00', '10:30'],
  ...['1', '0', '-1', '1e3', '999999999999999999', '9223372036854775808', '9'.repeat(40), 'NaN'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', randomUUID()],
  ...['open', 'completed', null, true, 0, -1, 2 ** 53, 1e308, [], {}],
] as const;

/** The kinds of lists differ in what stands where: positions of every length, often of the right one. */
const hostileCursor = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...parts), { maxLength: 5 }).map(cursorOf) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 210 }) },
  { weight: 1, arbitrary: fc.jsonValue({ stringUnit: 'binary' }).map(cursorOf) },
);

function cursorOf(position: unknown): string {
  return writeCursor(position as string[]);
}

function inputWith(key: (typeof pagedKeys)[number], cursor: string) {
  const places = idPlacesOf(key).filter((place) => !place.includes('.'));
  const ofMonth = key === 'finance.listExpenses' && { month: '2026-11' };
  return {
    ...Object.fromEntries(places.map((place) => [place, idFor(key, place, circle)])),
    ...ofMonth,
    cursor,
  };
}

describe.each(pagedKeys)('%s', (key) => {
  const read = async (cursor?: string) => {
    const { cursor: _cursor, ...start } = inputWith(key, '');
    const input = cursor === undefined ? start : { ...start, cursor };
    return sendOperation(server.app, key, input, { cookie: circle.admin.cookie });
  };

  it('takes a position that is none for a mistake of the input, never of the server, and goes on answering', async () => {
    expect(metaOf(key).kind).toBe('query');
    expect((await read()).statusCode).toBe(200);
    const everyFirst = parts.flatMap((first) => [
      cursorOf([first, '1']),
      cursorOf([first, circle.ids.task]),
      cursorOf(['2026-11-21', first, circle.ids.task]),
      cursorOf([first, '2026-11-21', '', circle.ids.task]),
      cursorOf(['completed', first, circle.ids.task]),
      cursorOf(['open', first, null, circle.ids.task]),
    ]);
    for (const cursor of [
      ...everyFirst,
      ...fc.sample(hostileCursor, { numRuns: times(200, 40), seed: 14 }),
    ]) {
      const { statusCode, body } = await read(cursor);
      expect([200, 422], `${cursor} ${body}`).toContain(statusCode);
    }
    expect((await read()).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(200);
  });
});

it('every list that is read by pages is among them', () => {
  expect(pagedKeys.length).toBeGreaterThan(7);
});
