import { randomUUID } from 'node:crypto';
import type { Call, Signal } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { commands, events } from '../../spine/spine.tables';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cara: TestPerson;
let circle: TestCircle;
const phone = randomUUID();
const tablet = randomUUID();

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cara')]);
});
beforeEach(async () => {
  server.clock.advance(0);
  circle = await ana.createCircle();
  await circle.join(ben);
  await circle.join(cara);
  // Who joined is told before who calls.
  await server.settled();
});
afterAll(() => server.stop());

const start = (from: TestPerson, to: TestPerson | null, callId: string = randomUUID(), deviceId = from.id) =>
  from.call('calls.startCall', {
    circleId: circle.id,
    callId,
    deviceId,
    calleeId: to?.id ?? null,
    media: 'voice',
  });
const on = ({ id }: Call, deviceId: string) => ({ circleId: circle.id, callId: id, deviceId });
const joinOn = (person: TestPerson, call: Call, deviceId = person.id) =>
  person.call('calls.joinCall', on(call, deviceId));
const leave = (person: TestPerson, call: Call, deviceId = person.id) =>
  person.call('calls.leaveCall', on(call, deviceId));
const decline = (person: TestPerson, { id }: Call) =>
  person.call('calls.declineCall', { circleId: circle.id, callId: id });
const openCalls = (person: TestPerson) => person.call('calls.listOpenCalls', { circleId: circle.id });
const told = async (person: TestPerson, { id }: Call) =>
  (await server.eventsOf(person.id))
    .filter(({ payload }) => (payload as { call?: Call }).call?.id === id)
    .map(({ type }) => type);
const states = (call: Call | undefined) =>
  Object.fromEntries((call?.participants ?? []).map(({ memberId, state }) => [memberId, state]));

describe('ringing', () => {
  it('CALL-1 a call rings for the other member, who answers and ends it', async () => {
    const call = await start(ana, ben);
    expect(states(call)).toEqual({ [ana.id]: 'joined', [ben.id]: 'ringing' });
    expect(await openCalls(ben)).toEqual([call]);
    expect(await openCalls(cara)).toEqual([]);
    const answered = await joinOn(ben, call);
    expect(answered).toMatchObject({ endedAt: null, outcome: null });
    expect(answered.answeredAt).not.toBeNull();
    await server.settled();
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications[0]).toMatchObject({ cause: 'call-ringing', priority: 'urgent', read: true });
    expect(await leave(ben, call)).toMatchObject({ outcome: 'answered' });
    for (const person of [ana, ben]) {
      expect(await told(person, call)).toEqual(['call.started', 'call.joined', 'call.left', 'call.ended']);
      expect(await openCalls(person)).toEqual([]);
    }
    expect(await told(cara, call)).toEqual([]);
  });

  it('CALL-1 nobody answers for 45 seconds: it ends once, missed, and the member is told', async () => {
    const call = await start(ana, ben);
    server.clock.advance(44_999);
    await server.settled();
    expect(states((await openCalls(ben))[0])).toMatchObject({ [ben.id]: 'ringing' });
    server.clock.advance(1);
    await Promise.all([server.settled(), server.settled()]);
    expect(await told(ben, call)).toEqual(['call.started', 'call.missed', 'call.ended']);
    expect(await told(ana, call)).toEqual(['call.started', 'call.ended']);
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications.slice(0, 2)).toMatchObject([
      { cause: 'call-missed', read: false },
      { cause: 'call-ringing', read: true },
    ]);
    expect(notifications[0]).toMatchObject({
      link: `/to/chat?with=${ana.id}`,
      values: { actor: 'Ana', media: 'voice' },
    });
    await expect(joinOn(ben, call)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('CALL-1 the caller gives up: missed; the member declines: nothing was missed', async () => {
    const given = await start(ana, ben);
    expect(await leave(ana, given)).toMatchObject({ outcome: 'missed' });
    expect(await told(ben, given)).toContain('call.missed');
    const declined = await start(ana, ben);
    expect(await decline(ben, declined)).toMatchObject({ outcome: 'declined' });
    expect(await told(ben, declined)).toEqual(['call.started', 'call.declined', 'call.ended']);
    server.clock.advance(60_000);
    await server.settled();
    expect(await told(ben, declined)).toHaveLength(3);
  });

  it('CALL-1 CHAT-1 a call that is over stands in its conversation, unread for who missed it', async () => {
    const entries = async (reader: TestPerson, partner: TestPerson | null) => {
      const { messages } = await reader.call('communication.listMessages', {
        circleId: circle.id,
        ...(partner && { withMemberId: partner.id }),
      });
      return messages.map(({ senderId, text, call }) => ({ senderId, text, call }));
    };
    const unread = (reader: TestPerson) =>
      reader.call('communication.getUnreadMessages', { circleId: circle.id });
    const talk = await start(ana, ben);
    await joinOn(ben, talk);
    server.clock.advance(95_000);
    await leave(ben, talk);
    const answered = { media: 'voice', outcome: 'answered', seconds: 95, missedBy: [] };
    expect(await entries(ben, ana)).toEqual([{ senderId: ana.id, text: '', call: answered }]);
    expect(await unread(ben)).toEqual({ group: 0, direct: {} });
    await leave(ana, await start(ana, ben));
    const missed = { media: 'voice', outcome: 'missed', seconds: 0, missedBy: [ben.id] };
    expect((await entries(ana, ben)).at(-1)).toEqual({ senderId: ana.id, text: '', call: missed });
    expect(await unread(ben)).toEqual({ group: 0, direct: { [ana.id]: 1 } });
    expect(await unread(ana)).toEqual({ group: 0, direct: {} });
    await leave(ana, await start(ana, null));
    await server.settled();
    expect(await entries(cara, null)).toMatchObject([{ call: { outcome: 'missed' } }]);
    expect((await unread(cara)).group).toBe(1);
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications.map(({ cause }) => cause)).not.toContain('message-received');
    expect(notifications.map(({ cause }) => cause)).not.toContain('direct-message-received');
  });

  it('CALL-1 two who call each other at once meet in one call', async () => {
    const [one, other] = await Promise.all([start(ana, ben), start(ben, ana)]);
    expect(one.id).toBe(other.id);
    const [open] = await openCalls(ana);
    expect(states(open)).toEqual({ [ana.id]: 'joined', [ben.id]: 'joined' });
  });

  it('CALL-1 the same start, sent again, is one call', async () => {
    const callId = randomUUID();
    const first = await start(ana, ben, callId);
    expect((await start(ana, ben, callId)).id).toBe(first.id);
    expect(await told(ben, first)).toEqual(['call.started']);
    await expect(start(cara, ana, callId)).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
  });

  it('CALL-1 nobody calls themselves, strangers or those who left', async () => {
    const stranger = await server.signUp('Sam');
    await expect(start(ana, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(ana, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await circle.remove(cara);
    await expect(start(ana, cara)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

describe('devices', () => {
  it('CALL-1 answered on one device, taken over by another: the first one cannot end it any more', async () => {
    const call = await start(ana, ben);
    await joinOn(ben, call, phone);
    const moved = await joinOn(ben, call, tablet);
    expect(moved.participants.find(({ memberId }) => memberId === ben.id)?.deviceId).toBe(tablet);
    expect(await leave(ben, call, phone)).toMatchObject({ endedAt: null });
    expect(await leave(ben, call, tablet)).toMatchObject({ outcome: 'answered' });
  });

  it('CALL-1 a device that is not heard of for 50 seconds is out of the call', async () => {
    const call = await start(ana, ben);
    await joinOn(ben, call);
    for (let seconds = 0; seconds < 120; seconds += 15) {
      server.clock.advance(15_000);
      await ana.call('calls.keepCall', on(call, ana.id));
      if (seconds < 30) await ben.call('calls.keepCall', on(call, ben.id));
      await server.settled();
    }
    expect(await openCalls(ana)).toEqual([]);
    expect(await told(ana, call)).toEqual(['call.started', 'call.joined', 'call.left', 'call.ended']);
  });

  it('CALL-1 a signal reaches the other device over its stream and is stored nowhere', async () => {
    const call = await start(ana, ben);
    await joinOn(ben, call);
    const stream = await server.openStream(ben, { [circle.id]: 0 });
    await stream.next(({ event }) => event === 'position');
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Ready' });
    await stream.nextEvent('circle.renamed');
    const { db } = server.spine.database;
    // What follows from the call and the new name is written first.
    await server.settled();
    const before = [await db.$count(events), await db.$count(commands)];
    const content = { kind: 'offer' as const, description: 'v=0', candidates: [] };
    const signal = { ...on(call, ana.id), toDeviceId: ben.id, content };
    await ana.call('calls.sendCallSignal', signal);
    const { data } = await stream.next(({ data }) => (data as Partial<Signal>).type === 'call.signalled');
    expect(data).toMatchObject({ payload: { memberId: ana.id, fromDeviceId: ana.id, content } });
    expect([await db.$count(events), await db.$count(commands)]).toEqual(before);
    await expect(ana.call('calls.sendCallSignal', { ...signal, toDeviceId: phone })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    await expect(cara.call('calls.sendCallSignal', signal)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    stream.close();
  });
});

describe('in the circle', () => {
  it('CALL-1 a call of the circle rings for all; at most four join, and it ends with the last but one', async () => {
    const more = await Promise.all(['Dan', 'Eve'].map((name) => server.signUp(name)));
    for (const person of more) await circle.join(person);
    const call = await start(ana, null);
    for (const person of [ben, cara, ...more.slice(0, 1)]) await joinOn(person, call);
    await expect(joinOn(more[1] as TestPerson, call)).rejects.toMatchObject({ code: 'FULL' });
    server.clock.advance(45_000);
    await server.settled();
    expect(states((await openCalls(ana))[0])[more[1]?.id ?? '']).toBe('missed');
    await leave(ana, call);
    await leave(ben, call);
    expect((await openCalls(cara))[0]?.endedAt).toBeNull();
    await leave(cara, call);
    expect(await openCalls(cara)).toEqual([]);
  });

  it('PRIV-3 whoever is removed is out of the call at once', async () => {
    const call = await start(ana, ben);
    await joinOn(ben, call);
    await circle.remove(ben);
    await server.settled();
    expect((await told(ana, call)).at(-1)).toBe('call.ended');
    const ringing = await start(ana, cara);
    await circle.remove(cara);
    await server.settled();
    expect((await told(ana, ringing)).at(-1)).toBe('call.ended');
  });

  it('CALL-1 a call of two others is as if it did not exist', async () => {
    const call = await start(ana, ben);
    for (const attempt of [joinOn(cara, call), leave(cara, call), decline(cara, call)])
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cara.call('calls.keepCall', on(call, cara.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
