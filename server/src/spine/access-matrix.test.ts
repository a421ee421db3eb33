import { randomUUID } from 'node:crypto';
import { actions } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { can, presetFor } from '@carecircle/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, sendOperation, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';

const keys = Object.entries(apiContract).flatMap(([area, operations]) =>
  Object.keys(operations).map((name) => `${area}.${name}` as OperationKey),
);
const circleKeys = keys.filter((key) => metaOf(key).scope === 'circle');

let server: TestServer;
let circle: TestCircle;
const people: Record<string, TestPerson> = {};

beforeAll(async () => {
  server = await startTestServer();
  const signUp = async (name: string) => (people[name] = await server.signUp(name));
  circle = await (await signUp('admin')).createCircle();
  await (await signUp('otherAdmin')).createCircle();
  await circle.request(await signUp('pending'));
  await circle.join(await signUp('friend'), 'friend');
  const removed = await signUp('removed');
  await circle.join(removed);
  await circle.remove(removed);
});
afterAll(() => server.stop());

/** Sends the operation with the circle's id and nothing else, so that only the guards before its code can answer. */
async function knock(key: OperationKey, who: string) {
  const cookie = people[who]?.cookie;
  const input = { circleId: circle.id, commandId: randomUUID() };
  const query = metaOf(key).kind === 'query' ? { circleId: circle.id } : input;
  return sendOperation(server.app, key, query, cookie ? { cookie } : {});
}

it('every operation of the contract has its code', () => {
  expect([...server.spine.operations.keys()].sort()).toEqual([...keys].sort());
});

it('every circle operation names an action of the policy', () => {
  for (const key of circleKeys) expect(actions).toContain(metaOf(key).action);
});

describe.each(circleKeys)('%s', (key) => {
  it.each([
    ['nobody', 401],
    ['otherAdmin', 404],
    ['pending', 403],
    ['removed', 404],
  ])('is closed to %s', async (who, status) => {
    const answer = await knock(key, who);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain(circle.inviteCode);
  });

  it('is open to a friend as far as the flags go', async () => {
    const friend = { role: 'friend', status: 'active', permissions: presetFor('friend') } as const;
    const action = metaOf(key).action;
    const answer = await knock(key, 'friend');
    if (action && can(friend, action)) expect(answer.statusCode).not.toBe(403);
    else expect(answer.json()).toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe.each(keys.filter((key) => metaOf(key).scope === 'person'))('%s', (key) => {
  it('is closed to nobody signed in', async () => {
    expect((await knock(key, 'nobody')).statusCode).toBe(401);
  });
});
