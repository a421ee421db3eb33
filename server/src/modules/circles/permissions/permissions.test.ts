import { permissionFlags, type PermissionFlag, type Role } from '@carecircle/contracts';
import { joiningPermissions, presetFor } from '@carecircle/permissions';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payBill } from '../../../api-conformance/fixture-records';
import { members } from '../../../access/circles.tables';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dora: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  cleo = await server.signUp('Cleo');
  dora = await server.signUp('Dora');
});
afterAll(() => server.stop());
beforeEach(async () => {
  circle = await ana.createCircle();
  await circle.join(ben);
});

const change = (by: TestPerson, who: TestPerson, changes: object, seen?: object) =>
  by.call('circles.changeMemberPermissions', { circleId: circle.id, memberId: who.id, changes, seen });

/** Ben's, of this circle among his others. */
async function openStream() {
  const { positions } = await ben.call('circles.getSession', { circleId: circle.id });
  return server.openStream(ben, positions);
}

async function flagsOf(person: TestPerson) {
  const { session } = await person.call('circles.getSession', { circleId: circle.id });
  return session?.member?.permissions;
}

/** Somebody who manages permissions and is no admin. */
async function makeManager() {
  await circle.join(cleo, 'friend');
  await change(ana, cleo, { canManagePermissions: true });
  return cleo;
}

describe('CIRC-4 permissions of a member', () => {
  it('are changed one by one, count at once and are told to the circle and to the member', async () => {
    const answer = await change(ana, ben, { canViewFinances: false });
    expect(answer).toEqual({ ...presetFor('family'), canViewFinances: false });
    await expect(
      ben.call('finance.listTransactions', { circleId: circle.id, limit: 10 }),
    ).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const types = (await server.eventsOf(circle.id)).map(({ type }) => type);
    expect(types.at(-1)).toBe('member.permissions-changed');
    expect(
      (await server.eventsOf(ben.id)).findLast(({ type }) => type === 'membership.changed'),
    ).toMatchObject({
      payload: { circleId: circle.id, status: 'active' },
    });
  });

  it('NOTE-1 the member is told who changed them', async () => {
    await change(ana, ben, { canViewFinances: false });
    await server.settled();
    const { notifications } = await ben.call('notifications.listNotifications', { limit: 10 });
    expect(notifications[0]).toMatchObject({ cause: 'permissions-changed', actorId: ana.id });
  });

  it('reach the member’s open stream, after which it tells nothing of what was taken', async () => {
    const stream = await openStream();
    await change(ana, ben, { canViewFinances: false });
    await payBill(circle, 'Secret');
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Renamed' });
    await stream.next(({ data }) => (data as { type?: string }).type === 'circle.renamed');
    stream.close();
    expect(JSON.stringify(stream.received)).toContain('member.permissions-changed');
    expect(JSON.stringify(stream.received)).not.toContain('bill.');
  });

  it('an edit flag needs its view flag, and the refusal names the field', async () => {
    await expect(change(ana, ben, { canViewTasks: false })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'changes.canEditTasks', code: 'needs_view' }],
    });
    await expect(change(ana, ben, { canViewTasks: false, canEditTasks: false })).resolves.toMatchObject({
      canEditTasks: false,
    });
  });

  it('nobody changes their own, whatever the request says', async () => {
    const manager = await makeManager();
    for (const who of [ana, manager])
      await expect(change(who, who, { canViewFinances: true })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
      });
    await expect(change(ben, ben, { canInviteMembers: true })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('admins keep all, and only admins may touch them', async () => {
    const manager = await makeManager();
    await expect(change(manager, ana, { canViewFinances: false })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await circle.join(dora, 'admin');
    await expect(change(ana, dora, { canViewFinances: false })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('nobody gives what they do not have, neither as a flag nor with a role', async () => {
    const manager = await makeManager();
    await expect(change(manager, ben, { canInviteMembers: true })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      fields: [{ path: 'changes.canInviteMembers', code: 'not_held' }],
    });
    const give = (role: 'caregiver' | 'admin' | 'friend', memberId: string) =>
      manager.call('circles.changeMemberRole', { circleId: circle.id, memberId, role });
    await expect(give('caregiver', ben.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(give('admin', ben.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(give('admin', manager.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(give('friend', ben.id)).resolves.toMatchObject({ role: 'friend' });
  });

  it('ALL-3 of two who change the same flag the second is told', async () => {
    await change(ana, ben, { canViewFinances: false }, { canViewFinances: true });
    await expect(
      change(ana, ben, { canViewFinances: false, canEditTasks: false }, { canViewFinances: true }),
    ).resolves.toMatchObject({ canEditTasks: false });
    await expect(change(ana, ben, { canEditTasks: true }, { canEditTasks: true })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
  });

  it('another circle’s member is not found', async () => {
    await dora.createCircle();
    await expect(change(ana, dora, { canViewFinances: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('CIRC-4 default permissions', () => {
  const setDefaults = (changes: object) =>
    ana.call('circles.changeDefaultPermissions', { circleId: circle.id, changes });

  /** As somebody really joins, without what the tests' own helper does. */
  async function joinAs(role: Role, person = cleo) {
    await circle.request(person);
    const joined = await ana.call('circles.admitMember', { circleId: circle.id, memberId: person.id, role });
    return joined.permissions;
  }

  it('are at first as the specification shows them', async () => {
    expect(await ben.call('circles.getDefaultPermissions', { circleId: circle.id })).toEqual({
      canViewMedications: true,
      canViewAppointments: true,
      canEditTasks: true,
      canUploadDocuments: false,
    });
  });

  it('override the preset of the role on joining, both ways, but not an admin’s', async () => {
    expect(await joinAs('family')).toEqual({ ...presetFor('family'), canUploadDocuments: false });
    await circle.remove(cleo);
    await setDefaults({ canViewMedications: false, canUploadDocuments: true });
    expect(await joinAs('family')).toEqual({ ...presetFor('family'), canViewMedications: false });
    expect(await joinAs('admin', dora)).toEqual(presetFor('admin'));
  });

  it('never leave a flag for changing what is not seen', async () => {
    await setDefaults({ canViewMedications: false, canViewAppointments: false, canUploadDocuments: true });
    expect(await joinAs('caregiver')).toMatchObject({
      canEditMedications: false,
      canEditAppointments: false,
    });
    expect(await joinAs('friend', dora)).toMatchObject({ canUploadDocuments: false });
  });

  it('change nothing for those who belong to the circle, and are the admins’ to change', async () => {
    const before = await flagsOf(ben);
    await setDefaults({ canEditTasks: false });
    expect(await flagsOf(ben)).toEqual(before);
    await expect(
      ben.call('circles.changeDefaultPermissions', { circleId: circle.id, changes: {} }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('every switch is one of the flags', () => {
    const joined = joiningPermissions('medical', {
      canViewMedications: true,
      canViewAppointments: true,
      canEditTasks: true,
      canUploadDocuments: true,
    });
    expect(Object.keys(joined).sort()).toEqual([...permissionFlags].sort());
  });
});

it('CIRC-4 a flag that is newer than a member’s row counts as not given', async () => {
  const { canViewFinances: _newer, ...older } = presetFor('family');
  const isBen = and(eq(members.circleId, circle.id), eq(members.personId, ben.id));
  await server.spine.database.db
    .update(members)
    .set({ permissions: older as Record<PermissionFlag, boolean> })
    .where(isBen);
  expect(await change(ana, ben, { canViewFinances: true }, { canViewFinances: false })).toMatchObject({
    canViewFinances: true,
  });
});

describe('CIRC-3 the last admin', () => {
  it('can neither be removed nor be demoted nor go', async () => {
    await expect(circle.remove(ana)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await expect(
      ana.call('circles.changeMemberRole', { circleId: circle.id, memberId: ana.id, role: 'family' }),
    ).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });
});

it('CIRC-3 a removed member’s open stream ends at once', async () => {
  const stream = await openStream();
  await circle.remove(ben);
  await stream.next(({ event }) => event === 'reset');
  expect(stream.beats()).toBe(1);
  await expect(ben.call('circles.listRecipients', { circleId: circle.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  stream.close();
});
