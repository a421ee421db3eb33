import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insist } from '../../../testing/insist';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
});
beforeEach(async () => {
  circle = await ana.createCircle();
});
afterAll(() => server.stop());

const fields = {
  name: 'Lee',
  relationship: 'Neighbor' as const,
  phone: '+13125550100',
  email: null as string | null,
  preferredChannel: 'call' as const,
  isPrimary: false,
  canReceiveAlerts: true,
};
const addContact = (changes: Partial<Record<keyof typeof fields, unknown>> = {}) =>
  insist(ana, 'emergency.addContact', {
    circleId: circle.id,
    contactId: randomUUID(),
    ...fields,
    ...changes,
  } as typeof fields & { circleId: string; contactId: string });
const ofContact = (contactId: string) => ({ circleId: circle.id, contactId });
const listContacts = () => ana.call('emergency.listContacts', { circleId: circle.id });
const primaries = async () =>
  (await listContacts()).filter((contact) => contact.isPrimary).map(({ name }) => name);

it('EMER-3 the primary contact stands first, the others by name', async () => {
  for (const name of ['zoe', 'Mia', 'abe']) await addContact({ name });
  await addContact({ name: 'Noa', isPrimary: true });
  expect((await listContacts()).map(({ name }) => name)).toEqual(['Noa', 'abe', 'Mia', 'zoe']);
});

it('EMER-3 there is one primary at most, however many are made at once', async () => {
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => addContact({ name: `C${index}`, isPrimary: true })),
  );
  expect(await primaries()).toHaveLength(1);
  const other = (await listContacts()).find((contact) => !contact.isPrimary);
  await ana.call('emergency.editContact', { ...ofContact(other?.id ?? ''), changes: { isPrimary: true } });
  expect(await primaries()).toEqual([other?.name]);
});

it('EMER-3 who steps back from being primary is told to open screens', async () => {
  const first = await addContact({ name: 'First', isPrimary: true });
  await addContact({ name: 'Second', isPrimary: true });
  const edited = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'contact.edited');
  expect(edited.map(({ payload }) => payload)).toMatchObject([
    { contact: { id: first.id, isPrimary: false } },
  ]);
});

it('ALL-6 a deleted contact is hidden and comes back, but does not push out the new primary', async () => {
  const first = await addContact({ name: 'First', isPrimary: true });
  await ana.call('emergency.deleteContact', ofContact(first.id));
  await ana.call('emergency.deleteContact', ofContact(first.id));
  expect(await listContacts()).toEqual([]);
  await addContact({ name: 'Second', isPrimary: true });
  const restored = await ana.call('emergency.restoreContact', ofContact(first.id));
  expect(restored.isPrimary).toBe(false);
  expect(await primaries()).toEqual(['Second']);
});

it('CIRC-4 every member keeps contacts, friends too', async () => {
  const friend = await server.signUp('Fran');
  await circle.join(friend, 'friend');
  const { id } = await addContact();
  const edited = await friend.call('emergency.editContact', { ...ofContact(id), changes: { name: 'Leo' } });
  expect(edited.name).toBe('Leo');
});

it.each([
  ['phone', '3125550100'],
  ['phone', '+0123456'],
  ['phone', '+1 312 555 0100'],
  ['email', 'nobody'],
  ['relationship', 'Boss'],
  ['preferredChannel', 'pigeon'],
  ['name', '\0'],
  ['isPrimary', 'yes'],
])('ALL-3 %s %j is refused at its field', async (path, value) => {
  await expect(addContact({ [path]: value })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [expect.objectContaining({ path })],
  });
});
