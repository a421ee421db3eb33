import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, type OperationKey } from '../testing/call-operation';
import { isWhole } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createCallers, type Caller, type Callers } from './callers';
import { makeCircleFixture, rightInput, type CircleFixture } from './circle-fixture';
import { withValueAt } from './id-places';
import { areas, inputSchemaOf, operationKeys } from './operations';
import { allRows } from './rows-of';
import { sendAnything, sendText } from './send-anything';

let server: TestServer;
let callers: Callers;
let own: CircleFixture;
let other: CircleFixture;

beforeAll(async () => {
  server = await startTestServer();
  callers = createCallers(server);
  own = await makeCircleFixture(server, 'Quokka');
  other = await makeCircleFixture(server, 'Zebrafish');
});
afterAll(() => server.stop());

const commandKeys = operationKeys.filter((key) => metaOf(key).kind === 'command');

/** What somebody might add to be more than they are, but for what the operation itself asks for. */
function extrasFor(key: OperationKey): Record<string, unknown> {
  const asked = Object.keys(inputSchemaOf(key).shape);
  const extras = {
    role: 'admin',
    circleId: other.circle.id,
    personId: other.admin.id,
    actorId: other.admin.id,
    status: 'active',
    isDemo: true,
    permissions: { canManagePermissions: true },
    prototype: { role: 'admin' },
  };
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !asked.includes(name)));
}

/** Each of them at the top, and inside whatever the input holds. */
function withExtras(key: OperationKey): object[] {
  const input = rightInput(key, own);
  const holders = Object.keys(input).filter((name) => isRecord(input[name]));
  return Object.entries(extrasFor(key)).flatMap(([name, value]) => [
    { ...input, [name]: value },
    ...holders.map((holder) => withValueAt(input, `${holder}.${name}`, value)),
  ]);
}

const isRecord = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);

const withLists = (key: OperationKey) => {
  const input = rightInput(key, own);
  return Object.keys(input).map((name) => ({ ...input, [name]: [input[name], input[name]] }));
};

async function unchangedBy(key: OperationKey, send: (caller: Caller) => Promise<void>): Promise<void> {
  const caller = await callers.next(key, own);
  const before = await allRows(server.spine.database.db);
  await send(caller);
  expect(await allRows(server.spine.database.db)).toEqual(before);
}

describe.each(operationKeys)('%s', (key) => {
  it('CIRC-4 refuses fields that nobody asked for, and lists in place of values, and changes nothing', () =>
    unchangedBy(key, async (caller) => {
      const schema = inputSchemaOf(key);
      expect(schema.safeParse(rightInput(key, own)).error).toBeUndefined();
      const inputs = [...withExtras(key), ...withLists(key)];
      for (const input of inputs) expect(schema.safeParse(input).success, JSON.stringify(input)).toBe(false);
      // All operations hold what is sent against their schema in one way: the first of them stands for the others.
      for (const input of isWhole ? inputs : inputs.slice(0, 1)) {
        const answer = await sendAnything(server.app, key, input, caller);
        expect([answer.statusCode, answer.json().code], JSON.stringify(input)).toEqual([
          422,
          'INVALID_INPUT',
        ]);
      }
    }));
});

/** Bodies are read in one way for all operations: the first of each area stands for the others. */
const firstOfAreas = areas.flatMap((area) => commandKeys.find((key) => key.startsWith(`${area}.`)) ?? []);

describe.each(isWhole ? commandKeys : firstOfAreas)('%s', (key) => {
  it.each([
    ['a prototype', '"__proto__":{"role":"admin"}'],
    ['an escaped prototype', '"__pro\\u0074o__":{"role":"admin"}'],
    ['a constructor', '"constructor":{"prototype":{"role":"admin"}}'],
  ])('refuses a body with %s and changes nothing', (_what, poison) =>
    unchangedBy(key, async (caller) => {
      const text = JSON.stringify(rightInput(key, own)).replace(/^\{/, `{${poison},`);
      const answer = await sendText(server.app, key, text, caller);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED']);
      expect(({} as { role?: string }).role).toBeUndefined();
    }),
  );
});

describe.each(commandKeys.filter((key) => metaOf(key).scope === 'circle'))('%s', (key) => {
  it('reads a doubled circle once: naming our own first opens no other', () =>
    unchangedBy(key, async (caller) => {
      const text = JSON.stringify({
        ...rightInput(key, own),
        circleId: other.circle.id,
        commandId: randomUUID(),
      });
      const doubled = text.replace(/^\{/, `{"circleId":"${own.circle.id}",`);
      const answer = await sendText(server.app, key, doubled, caller);
      expect(answer.json().code).toBe('NOT_FOUND');
    }));
});
