import { randomUUID } from 'node:crypto';
import {
  permissionFlags,
  roles,
  type Member,
  type Permissions,
  type PermissionFlag,
  type Role,
} from '@carecircle/contracts';
import { can, presetFor } from '@carecircle/permissions';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../access/circles.tables';
import { runOperation } from '../spine/run-operation';
import { metaOf, type OperationKey } from '../testing/call-operation';
import { isWhole } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { operationKeys } from './operations';

// Whoever has left is no member for what comes after.
const leaving: OperationKey = 'circles.leaveCircle';
const circleKeys = operationKeys
  .filter((key) => metaOf(key).scope === 'circle' && key !== leaving)
  .concat(leaving);

let server: TestServer;
let circle: TestCircle;
const people = new Map<Role, TestPerson>();

beforeAll(async () => {
  server = await startTestServer();
  circle = await (await server.signUp('Founder')).createCircle();
  for (const role of roles) {
    const person = await server.signUp(role);
    await circle.join(person, role);
    people.set(role, person);
  }
});
afterAll(() => server.stop());

const caller = {
  ...{ sessionId: null, address: 'test', userAgent: 'test' },
  ...{ isEncrypted: false, hasLeft: () => false, setCookie: () => undefined },
};

async function give(person: TestPerson, permissions: Permissions): Promise<void> {
  await server.spine.database.db
    .update(members)
    .set({ permissions, status: 'active' })
    .where(and(eq(members.circleId, circle.id), eq(members.personId, person.id)));
}

/** Whether the guard lets them in; what comes after it is refused for its input or is a read of an empty circle. */
async function mayEnter(key: OperationKey, person: TestPerson): Promise<boolean> {
  const operation = server.spine.operations.get(key);
  if (!operation) throw new Error(`${key} has no code.`);
  const raw = { circleId: circle.id, ...(metaOf(key).kind === 'command' && { commandId: randomUUID() }) };
  try {
    await runOperation(server.spine, operation, { raw, person, caller, now: server.clock.now() });
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== 'NOT_ALLOWED';
  }
}

// What a role may is in the access matrix: here two of them stand for the others.
describe.each(isWhole ? roles : roles.slice(1, 3))('CIRC-4 a member by the preset of %s', (role) => {
  it.each(permissionFlags)(
    'with %s the other way round gets into what the policy says, and no further',
    async (flag) => {
      const person = people.get(role) as TestPerson;
      const permissions = turned(presetFor(role), flag);
      await give(person, permissions);
      const place: Pick<Member, 'role' | 'status' | 'permissions'> = { role, status: 'active', permissions };
      const entered: OperationKey[] = [];
      for (const key of circleKeys) if (await mayEnter(key, person)) entered.push(key);
      expect(entered).toEqual(circleKeys.filter((key) => can(place, metaOf(key).action ?? 'circle:view')));
    },
  );
});

function turned(permissions: Permissions, flag: PermissionFlag): Permissions {
  return { ...permissions, [flag]: !permissions[flag] };
}
