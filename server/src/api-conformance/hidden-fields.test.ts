import { roles, type Role } from '@carecircle/contracts';
import { eventMap } from '@carecircle/contracts/schemas';
import { can, presetFor } from '@carecircle/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { metaOf, sendOperation } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';
import { makeCircleFixture, rightInput, type CircleFixture } from './circle-fixture';
import { operationKeys } from './operations';

const secrets = ['Zykosis', 'Quincepollen', 'POLICY-77'];

let server: TestServer;
let own: CircleFixture;
const people: Record<string, TestPerson> = {};

beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  for (const role of roles) {
    people[role] = await server.signUp(role);
    await own.circle.join(people[role] as TestPerson, role);
  }
  const [condition = '', allergy = '', policyNumber = ''] = secrets;
  await own.admin.call('circles.editRecipient', {
    circleId: own.circle.id,
    recipientId: own.ids.recipient,
    changes: { conditions: [condition], allergies: [allergy], insurers: [{ name: 'Acme', policyNumber }] },
  });
  await own.admin.call('account.editAccount', { changes: { name: 'Quokka Head' } });
  await server.settled();
});
afterAll(() => server.stop());

const place = (role: Role) => ({
  id: people[role]?.id ?? '',
  role,
  status: 'active' as const,
  permissions: presetFor(role),
});

/** What this role must not read anywhere. */
function hiddenFrom(role: Role): string[] {
  const addresses = [own.admin, own.family, ...Object.values(people)].map(({ email }) => email);
  const others = addresses.filter((email) => email !== people[role]?.email);
  return [
    ...(can(place(role), 'member:view-email') ? [] : others),
    ...(can(place(role), 'recipient:view-health') ? [] : secrets),
  ];
}

const queries = operationKeys.filter((key) => metaOf(key).kind === 'query');

describe.each(roles)('CIRC-4 a member by the preset of %s', (role) => {
  it('reads neither health, policy numbers nor mail addresses of others in any answer unless a flag allows it', async () => {
    for (const key of queries) {
      const { body } = await sendOperation(server.app, key, rightInput(key, own), {
        cookie: people[role]?.cookie ?? '',
      });
      for (const secret of hiddenFrom(role)) expect(body, key).not.toContain(secret);
    }
  });

  it('nor in any event that their streams give from the beginning', async () => {
    const person = people[role] as TestPerson;
    const stream = await server.openStream(person, { [own.circle.id]: 0, [person.id]: 0 });
    const last = (await server.eventsOf(own.circle.id)).findLast(
      ({ type }) => type === 'member.profile-changed',
    );
    await stream.next(({ data }) => (data as { id?: string }).id === last?.id);
    stream.close();
    for (const secret of hiddenFrom(role)) expect(JSON.stringify(stream.received)).not.toContain(secret);
  });
});

const guarded = new Set(['email', 'conditions', 'allergies', 'insurers', 'policyNumber']);

it('CIRC-4 guarded fields stand in events only where each reader gets their own view of them', () => {
  const places = Object.values(eventMap).flatMap(({ payload }) => guardedIn(z.toJSONSchema(payload)));
  expect([...new Set(places)].sort()).toEqual([
    'contact.email',
    'doctor.email',
    // My own, in my own log.
    'email',
    // For who may see mail addresses.
    'invitation.email',
    'member.email',
    'recipient.allergies',
    'recipient.conditions',
    'recipient.insurers',
  ]);
});

/** Paths of guarded fields in the description of a schema. */
function guardedIn(
  { properties = {}, items, anyOf = [] }: z.core.JSONSchema.BaseSchema,
  path = '',
): string[] {
  const inner = [items, ...anyOf].flatMap((one) =>
    one && typeof one === 'object' && !Array.isArray(one) ? guardedIn(one, path) : [],
  );
  return Object.entries(properties).reduce<string[]>((found, [name, schema]) => {
    const at = path ? `${path}.${name}` : name;
    if (guarded.has(name)) return [...found, at];
    return typeof schema === 'object' ? [...found, ...guardedIn(schema, at)] : found;
  }, inner);
}
