import { randomUUID } from 'node:crypto';
import { actions, roles } from '@carecircle/contracts';
import { can, presetFor } from '@carecircle/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, sendOperation, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';
import { makeCircleFixture, rightInput, type CircleFixture } from './circle-fixture';
import { operationKeys } from './operations';
import { allRows } from './rows-of';

// Whoever has left is no member for what comes after.
const leaving: OperationKey = 'circles.leaveCircle';
const circleKeys = operationKeys
  .filter((key) => metaOf(key).scope === 'circle' && key !== leaving)
  .concat(leaving);

let server: TestServer;
let own: CircleFixture;
const people: Record<string, TestPerson> = {};

beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  people.stranger = (await makeCircleFixture(server, 'Zebrafish')).admin;
  for (const name of ['pending', 'removed', ...roles]) people[name] = await server.signUp(name);
  await own.circle.request(people.pending as TestPerson);
  for (const role of roles) await own.circle.join(people[role] as TestPerson, role);
  await own.circle.join(people.removed as TestPerson);
  await own.circle.remove(people.removed as TestPerson);
  await server.settled();
});
afterAll(() => server.stop());

const send = (key: OperationKey, who: string, input: object) => {
  const cookie = people[who]?.cookie;
  return sendOperation(server.app, key, input, cookie ? { cookie } : {});
};

/** The circle's id and nothing else, so that only the guards before the operation's code can answer. */
const emptyInput = () => ({ circleId: own.circle.id });

it('every operation of the contract has its code', () => {
  expect([...server.spine.operations.keys()].sort()).toEqual([...operationKeys].sort());
});

it('every circle operation names an action of the policy', () => {
  for (const key of circleKeys) expect(actions).toContain(metaOf(key).action);
});

describe.each(circleKeys)('%s', (key) => {
  const shut = roles.filter((role) => !mayDo(role, key));
  const open = roles.filter((role) => mayDo(role, key));
  const closed: [string, number][] = [
    ['nobody', 401],
    ['stranger', 404],
    ['pending', 403],
    ['removed', 404],
    ...shut.map((role): [string, number] => [role, 403]),
  ];

  it('CIRC-4 is closed to nobody, strangers, lower roles, pending and removed people', async () => {
    // What an operation before this one set going is none of this one's doing.
    await server.settled();
    const before = await allRows(server.spine.database.db);
    for (const [who, status] of closed) {
      for (const input of [rightInput(key, own), emptyInput()]) {
        const answer = await send(key, who, input);
        expect([who, answer.statusCode]).toEqual([who, status]);
        expect(answer.body).not.toContain(own.word);
        expect(answer.body).not.toContain(own.circle.inviteCode);
      }
    }
    expect(await allRows(server.spine.database.db)).toEqual(before);
  });

  it.each(open)('CIRC-4 is open to %s', async (role) => {
    expect((await send(key, role, emptyInput())).json().code).not.toBe('NOT_ALLOWED');
  });
});

describe.each(operationKeys.filter((key) => metaOf(key).scope === 'person'))('%s', (key) => {
  it('is closed to nobody signed in', async () => {
    expect((await send(key, 'nobody', rightInput(key, own))).statusCode).toBe(401);
  });
});

it('a circle that others are in and one that never was get the same answer', async () => {
  for (const key of circleKeys) {
    const theirs = await send(key, 'stranger', emptyInput());
    const nowhere = await send(key, 'stranger', { circleId: randomUUID() });
    expect([theirs.statusCode, theirs.body]).toEqual([nowhere.statusCode, nowhere.body]);
  }
});

function mayDo(role: (typeof roles)[number], key: OperationKey): boolean {
  const { action } = metaOf(key);
  return (
    Boolean(action) && can({ role, status: 'active', permissions: presetFor(role) }, action ?? 'circle:view')
  );
}
