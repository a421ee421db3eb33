import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { DomainEvent, Signal } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { openTestStream, type StreamMessage } from '../../testing/test-stream';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.start();
});
afterAll(() => server.stop());

async function alone() {
  const ana = await server.signUp('Ana');
  return { ana, circle: await ana.createCircle() };
}
async function family() {
  return { ...(await alone()), ben: await server.signUp('Ben') };
}
const askBriefly = async (cookie: string, circleId: string, position: number) =>
  openTestStream(`${await server.url()}/api/events?brief&positions=${circleId}:${position}`, cookie);
const sequencesOf = (events: DomainEvent[]) => events.map(({ sequence }) => sequence);

describe('the event stream', () => {
  it('goes on from the last id after a break, without gap or double', async () => {
    const { ana, circle } = await alone();
    const rename = (name: string) => ana.call('circles.renameCircle', { circleId: circle.id, name });
    const first = await server.openStream(ana);
    await rename('One');
    const seen = await first.nextEvent('circle.renamed');
    const lastId = first.received.at(-1)?.id;
    first.close();
    await Promise.all(Array.from({ length: 20 }, (_, index) => rename(`Unseen ${index}`)));
    const url = `${await server.url()}/api/events?positions=${circle.id}:0`;
    const second = await openTestStream(url, ana.cookie, lastId);
    await rename('Last');
    await second.next(({ event, data }) => event === 'domain' && JSON.stringify(data).includes('"Last"'));
    const events = second.received
      .filter(({ event }) => event === 'domain')
      .map(({ data }) => data as DomainEvent);
    expect(sequencesOf(events)).toEqual(Array.from({ length: 21 }, (_, index) => seen.sequence + 1 + index));
    second.close();
  });

  it('ends a brief answer as soon as it has told what the browser misses, or what comes next', async () => {
    const { ana, circle } = await alone();
    const rename = (name: string) => ana.call('circles.renameCircle', { circleId: circle.id, name });
    const reached = (await server.eventsOf(circle.id)).length;
    await rename('Missed');
    const ask = (position: number) => askBriefly(ana.cookie, circle.id, position);
    const missed = await ask(reached);
    await missed.ended;
    expect(missed.received.map(({ event }) => event)).toEqual(['signal', 'position', 'domain']);

    const next = await ask(reached + 1);
    await next.next(({ event }) => event === 'position');
    await rename('Next');
    await next.ended;
    expect(next.received.map(({ event }) => event)).toEqual(['signal', 'position', 'domain']);
  });

  it('tells a pending person of their own membership and nothing of the circle', async () => {
    const { ben, circle } = await family();
    await circle.request(ben);
    const own = await server.openStream(ben, { [ben.id]: 0 });
    expect((await own.nextEvent('membership.changed')).payload).toMatchObject({ status: 'pending' });
    own.close();
    const circles = await server.openStream(ben, { [circle.id]: 0 });
    await circles.ended;
    expect(circles.received.filter(({ event }) => event === 'domain')).toEqual([]);
    expect(circles.received.at(-1)?.event).toBe('reset');
  });

  it("never gives another person's own log", async () => {
    const { ana, ben } = await family();
    const stream = await server.openStream(ben, { [ana.id]: 0 });
    await stream.ended;
    expect(stream.received.filter(({ event }) => event === 'domain')).toEqual([]);
  });

  it('tells nobody how far the log of another circle has come, nor whether it exists', async () => {
    const { ben, circle } = await family();
    const answers = [];
    for (const scopeId of [circle.id, randomUUID()]) {
      for (const position of [0, 1, 1_000]) {
        const stream = await server.openStream(ben, { [scopeId]: position });
        await stream.ended;
        answers.push(stream.received.map(({ event, data }) => [event, data]));
      }
    }
    expect(answers).toEqual(answers.map(() => [['reset', {}]]));
  });

  it('keeps back what my own log tells of a circle that I am no longer in', async () => {
    const { ana, ben, circle } = await family();
    await circle.join(ben);
    const text = 'Only between us';
    const message = { circleId: circle.id, messageId: randomUUID(), recipientId: ben.id, text };
    await ana.call('communication.sendMessage', message);
    await server.settled();
    const before = await server.openStream(ben, { [ben.id]: 0 });
    expect((await before.nextEvent('direct-message.sent')).payload).toMatchObject({ message: { text } });
    before.close();
    await circle.remove(ben);
    const after = await server.openStream(ben, { [ben.id]: 0 });
    await after.next(({ data }) => JSON.stringify(data).includes('"former"'));
    expect(JSON.stringify(after.received)).not.toContain(text);
    after.close();
  });

  it('ends at once when the member is removed', async () => {
    const { ben, circle } = await family();
    await circle.join(ben);
    const stream = await server.openStream(ben);
    await stream.next(({ event }) => event === 'position');
    await circle.remove(ben);
    await stream.ended;
    expect(stream.received.at(-1)?.event).toBe('reset');
    expect(stream.beats()).toBe(1);
  });

  it('ends at once when the session is ended', async () => {
    const { ana } = await alone();
    const stream = await server.openStream(ana);
    await stream.next(({ event }) => event === 'position');
    await ana.call('account.signOut', {});
    await stream.ended;
    expect(stream.beats()).toBe(1);
    await expect(ana.call('account.getAccount', {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('CIRC-4 leaves out what the member may not see and moves on silently', async () => {
    const { ana, ben, circle } = await family();
    await circle.join(ben, 'friend');
    const carl = await server.signUp('Carl');
    const stream = await server.openStream(ben);
    await circle.request(carl);
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'After' });
    const renamed = await stream.nextEvent('circle.renamed');
    const types = stream.received.map(({ data }) => (data as Partial<DomainEvent>).type);
    expect(types).not.toContain('member.requested');
    expect(sequencesOf(await server.eventsOf(circle.id)).at(-1)).toBe(renamed.sequence);
    stream.close();
  });

  it('brings passing facts to the others only', async () => {
    const { ana, ben, circle } = await family();
    await circle.join(ben);
    const [hers, his] = [await server.openStream(ana), await server.openStream(ben)];
    await Promise.all([hers, his].map((stream) => stream.next(({ event }) => event === 'position')));
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Ready' });
    await Promise.all([hers, his].map((stream) => stream.nextEvent('circle.renamed')));
    await ana.call('communication.signalTyping', { circleId: circle.id, recipientId: null });
    const typed = ({ data }: StreamMessage) => (data as Partial<Signal>).type === 'member.typed';
    const signal = await his.next(typed);
    expect(signal.data).toMatchObject({ payload: { memberId: ana.id } });
    expect(hers.received.filter(typed)).toEqual([]);
    hers.close();
    his.close();
  });

  it('resets a browser whose position lies beyond the log', async () => {
    const { ana, circle } = await alone();
    const stream = await server.openStream(ana, { [circle.id]: 1_000 });
    expect((await stream.next()).event).toBe('reset');
    await stream.ended;
  });

  it('REL-5 begins with the version of the contracts, so that an older page can tell', async () => {
    const { ana } = await alone();
    const stream = await server.openStream(ana);
    const { version } = JSON.parse(readFileSync('../libs/contracts/package.json', 'utf8'));
    expect((await stream.next()).data).toEqual({
      type: 'contracts.served',
      payload: { version, registryRevision: 0 },
    });
    stream.close();
  });

  it('SET-4 EMER-1 CALL-1 brings alerts and calls alone, from now on, to a browser whose auto sync is off', async () => {
    const { ana, ben, circle } = await family();
    await circle.join(ben);
    const rename = (name: string) => ana.call('circles.renameCircle', { circleId: circle.id, name });
    await rename('Before');
    const url = `${await server.url()}/api/events?only=urgent&positions=${circle.id}:0,${ben.id}:0`;
    const stream = await openTestStream(url, ben.cookie);
    await stream.next(({ event }) => event === 'position');
    await rename('Meanwhile');
    const call = { circleId: circle.id, callId: randomUUID(), deviceId: randomUUID() };
    await ana.call('calls.startCall', { ...call, calleeId: ben.id, media: 'voice' });
    expect((await stream.nextEvent('call.started')).payload).toMatchObject({ call: { id: call.callId } });
    const alertId = randomUUID();
    const panic = { circleId: circle.id, alertId, type: 'panic' as const, message: '', location: null };
    await ana.call('emergency.armAlert', panic);
    server.clock.advance(10_000);
    await server.settled();
    expect((await stream.nextEvent('alert.raised')).payload).toMatchObject({ alert: { id: alertId } });
    const told = stream.received
      .filter(({ event }) => event === 'domain')
      .map(({ data }) => data as DomainEvent);
    expect(new Set(told.map(({ type }) => type.split('.')[0]))).toEqual(new Set(['call', 'alert']));
    stream.close();
  });

  it('is closed to strangers and to what are no positions', async () => {
    const { ana } = await alone();
    const url = `${await server.url()}/api/events?positions=`;
    expect((await openTestStream(`${url}${ana.id}:0`, '')).status).toBe(401);
    expect((await openTestStream(`${url}nonsense`, ana.cookie)).status).toBe(400);
  });
});
