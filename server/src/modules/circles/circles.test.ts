import { randomUUID } from 'node:crypto';
import { presetFor } from '@carecircle/permissions';
import { eq, and } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../access/circles.tables';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function family() {
  const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
  const circle = await ana.createCircle();
  return { ana, ben, circle, place: (memberId: string) => ({ circleId: circle.id, memberId }) };
}

describe('AUTH-4 a circle', () => {
  it('has its creator as the sole admin with every flag, and a code to share', async () => {
    const { ana, circle } = await family();
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.members).toMatchObject([{ id: ana.id, role: 'admin', permissions: presetFor('admin') }]);
    expect(circle.inviteCode).toMatch(/^CARE-[A-Z0-9]{8}$/);
  });

  it("cannot be made under a person's id, whose log it would share", async () => {
    const { ana, ben } = await family();
    const input = { newCircleId: ana.id, name: 'Trap', timeZone: 'UTC' };
    await expect(ben.call('circles.createCircle', input)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
  });

  it('AUTH-6 is one of several that a person switches between', async () => {
    const { ana, circle } = await family();
    const second = await ana.createCircle({ name: 'Second' });
    const chosen = async () => (await ana.call('circles.getSession', {})).session?.circle?.id;
    expect(await chosen()).toBe(second.id);
    await ana.call('circles.chooseCircle', { chosenCircleId: circle.id });
    expect(await chosen()).toBe(circle.id);
    const foreign = ana.call('circles.chooseCircle', { chosenCircleId: randomUUID() });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('CIRC-2 joining by code', () => {
  it('waits for an admin, then the chosen role counts', async () => {
    const { ana, ben, circle, place } = await family();
    await ben.call('circles.joinCircle', { inviteCode: circle.inviteCode.toLowerCase() });
    const waiting = await ben.call('circles.getSession', {});
    expect(waiting.session).toMatchObject({ circle: null, members: [], circles: [{ status: 'pending' }] });
    expect(Object.keys(waiting.positions)).toEqual([ben.id]);
    expect(await ana.call('circles.listPendingMembers', { circleId: circle.id })).toMatchObject([
      { id: ben.id },
    ]);
    await ana.call('circles.admitMember', { ...place(ben.id), role: 'caregiver' });
    const { session } = await ben.call('circles.getSession', {});
    expect(session).toMatchObject({
      circle: { id: circle.id },
      member: { role: 'caregiver', status: 'active' },
    });
  });

  it('can be refused, and asked again', async () => {
    const { ana, ben, circle, place } = await family();
    await circle.request(ben);
    await ana.call('circles.rejectMember', place(ben.id));
    expect((await server.eventsOf(ben.id)).at(-1)?.payload).toMatchObject({ status: 'rejected' });
    await circle.join(ben);
    await expect(circle.request(ben)).rejects.toMatchObject({ code: 'ALREADY_A_MEMBER' });
  });

  it('CIRC-2 a former member who asks again keeps name and threads in the circle, and reads nothing of it', async () => {
    const { ana, ben, circle, place } = await family();
    await circle.join(ben, 'caregiver');
    const message = { circleId: circle.id, messageId: randomUUID(), recipientId: ana.id, text: 'Keys?' };
    await ben.call('communication.sendMessage', message);
    await circle.remove(ben);
    await circle.request(ben);
    const knows = async () => {
      const { session } = await ana.call('circles.getSession', { circleId: circle.id });
      expect(session?.members.find(({ id }) => id === ben.id)).toMatchObject({
        name: 'Ben',
        status: 'former',
      });
      const thread = { circleId: circle.id, withMemberId: ben.id };
      expect((await ana.call('communication.listMessages', thread)).messages).toMatchObject([
        { senderId: ben.id, text: 'Keys?' },
      ]);
    };
    await knows();
    expect((await ben.call('circles.getSession', {})).session).toMatchObject({
      circle: null,
      members: [],
      circles: [{ id: circle.id, status: 'pending' }],
    });
    const reading = ben.call('communication.listMessages', { circleId: circle.id });
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const waiting = () => ana.call('circles.listPendingMembers', { circleId: circle.id });
    expect(await waiting()).toMatchObject([{ id: ben.id, status: 'pending', role: 'family' }]);
    await ana.call('circles.rejectMember', place(ben.id));
    expect(await waiting()).toEqual([]);
    expect((await ben.call('circles.getSession', {})).session?.circles).toEqual([]);
    await knows();
    await circle.join(ben, 'friend');
    expect((await ben.call('circles.getSession', {})).session?.member).toMatchObject({ role: 'friend' });
  });

  it('CIRC-2 after three refusals asks once a week; being let in forgets them', async () => {
    const { ana, ben, circle, place } = await family();
    const beTurnedDown = async () => {
      await circle.request(ben);
      await ana.call('circles.rejectMember', place(ben.id));
    };
    for (let time = 1; time <= 3; time += 1) await beTurnedDown();
    await expect(circle.request(ben)).rejects.toMatchObject({ code: 'OVER_LIMIT' });
    server.clock.advance(7 * 86_400_000);
    await beTurnedDown();
    await expect(circle.request(ben)).rejects.toMatchObject({ code: 'OVER_LIMIT' });
    server.clock.advance(7 * 86_400_000);
    await circle.join(ben);
    await circle.remove(ben);
    await beTurnedDown();
    await circle.request(ben);
  });

  it('AUTH-4 takes five wrong codes, then locks even for the right one', async () => {
    const { ben, circle } = await family();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const guess = ben.call('circles.joinCircle', { inviteCode: `CARE-0000000${attempt}` });
      await expect(guess).rejects.toMatchObject({ code: 'INVITE_CODE_INVALID' });
    }
    await expect(circle.request(ben)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('CIRC-3 the last admin', () => {
  it('is neither removed nor demoted', async () => {
    const { ana, ben, circle, place } = await family();
    await circle.join(ben);
    const demotion = ana.call('circles.changeMemberRole', { ...place(ana.id), role: 'family' });
    await expect(demotion).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await expect(circle.remove(ana)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });

  it('stays when two admins remove each other at the same moment', async () => {
    const { ana, ben, circle, place } = await family();
    await circle.join(ben, 'admin');
    await Promise.allSettled([
      ana.call('circles.removeMember', place(ben.id)),
      ben.call('circles.removeMember', place(ana.id)),
    ]);
    const left = await server.spine.database.db
      .select()
      .from(members)
      .where(and(eq(members.circleId, circle.id), eq(members.role, 'admin'), eq(members.status, 'active')));
    expect(left).toHaveLength(1);
  });
});

describe('CIRC-4 role escalation', () => {
  it('is refused to a member with the flags of an admin but not the role', async () => {
    const { ana, ben, circle, place } = await family();
    await circle.join(ben, 'family');
    await server.spine.database.db
      .update(members)
      .set({ permissions: { ...presetFor('family'), canManagePermissions: true, canRemoveMembers: true } })
      .where(and(eq(members.circleId, circle.id), eq(members.personId, ben.id)));
    for (const [memberId, role] of [
      [ben.id, 'admin'],
      [ben.id, 'caregiver'],
      [ana.id, 'family'],
    ] as const) {
      const change = ben.call('circles.changeMemberRole', { ...place(memberId), role });
      await expect(change).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
    await expect(ben.call('circles.removeMember', place(ana.id))).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});

describe('REC-1 people in care', () => {
  const facts = {
    name: 'Rosa',
    birthDate: '1941-05-03',
    timeZone: 'Europe/Madrid',
    languages: ['es'],
    conditions: ['Diabetes'],
    allergies: [],
    homeAddress: '',
    insurers: [],
    decisionMakerIds: [],
    memberId: null,
  };

  it('CIRC-4 are added, edited field by field and seen by everyone, their health not by friends', async () => {
    const { ana, ben, circle } = await family();
    await circle.join(ben, 'friend');
    const recipientId = randomUUID();
    await ana.call('circles.addRecipient', { circleId: circle.id, recipientId, ...facts });
    const changes = { allergies: ['Penicillin'], decisionMakerIds: [ana.id] };
    await ana.call('circles.editRecipient', { circleId: circle.id, recipientId, changes });
    const list = await ben.call('circles.listRecipients', { circleId: circle.id });
    expect(list).toMatchObject([
      { id: recipientId, decisionMakerIds: [ana.id], conditions: [], allergies: [] },
    ]);
    const whole = await ana.call('circles.listRecipients', { circleId: circle.id });
    expect(whole).toMatchObject([{ id: recipientId, conditions: ['Diabetes'], ...changes }]);
  });

  it('ALL-3 are born before today, where they live; else nothing is stored', async () => {
    const { ana, circle } = await family();
    const place = { circleId: circle.id, recipientId: randomUUID() };
    const refusal = { code: 'INVALID_INPUT', fields: [{ path: 'birthDate', code: 'not_born_yet' }] };
    const born = { birthDate: '2190-02-28' };
    await expect(ana.call('circles.addRecipient', { ...place, ...facts, ...born })).rejects.toMatchObject(
      refusal,
    );
    expect(await ana.call('circles.listRecipients', { circleId: circle.id })).toEqual([]);
    await ana.call('circles.addRecipient', { ...place, ...facts });
    await expect(ana.call('circles.editRecipient', { ...place, changes: born })).rejects.toMatchObject(
      refusal,
    );
    expect(await ana.call('circles.editRecipient', { ...place, changes: { birthDate: null } })).toMatchObject(
      { birthDate: null },
    );
  });

  it('name only members of the circle as deciding', async () => {
    const { ana, ben, circle } = await family();
    const input = { circleId: circle.id, recipientId: randomUUID(), ...facts, decisionMakerIds: [ben.id] };
    const refused = ana.call('circles.addRecipient', input);
    await expect(refused).rejects.toMatchObject({
      fields: [{ path: 'decisionMakerIds.0', code: 'not_a_member' }],
    });
  });
});
