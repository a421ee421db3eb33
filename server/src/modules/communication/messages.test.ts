import { randomUUID } from 'node:crypto';
import type { Message } from '@carecircle/contracts';
import { afterAll, beforeEach, describe, expect, it, beforeAll } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { commands, events } from '../../spine/spine.tables';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { messages } from './messages.tables';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cara: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cara')]);
});
beforeEach(async () => {
  circle = await ana.createCircle();
  await circle.join(ben);
  await circle.join(cara);
});
afterAll(() => server.stop());

const send = (
  from: TestPerson,
  text: string,
  to: TestPerson | null = null,
  messageId: string = randomUUID(),
) =>
  insist(from, 'communication.sendMessage', {
    circleId: circle.id,
    messageId,
    recipientId: to?.id ?? null,
    text,
  });
const unreadOf = (person: TestPerson) =>
  person.call('communication.getUnreadMessages', { circleId: circle.id });

describe('sending', () => {
  it('CHAT-1 fifty messages at once stand in one order without a gap, each event once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(index % 2 ? ana : ben, `Message ${index}`)),
    );
    const sequences = sent.map((message) => message.sequence).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    const events = (await server.eventsOf(circle.id)).filter((event) => event.type === 'message.sent');
    expect(events.map((event) => (event.payload as { message: Message }).message.sequence)).toEqual(
      sequences,
    );
  });

  it('CHAT-3 the same message sent again, even at once, is one message with one answer', async () => {
    const messageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(ana, 'On my way', null, messageId)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await send(ben, 'Fine')).sequence).toBe(2);
  });

  it('CHAT-3 the id of somebody else’s message is refused', async () => {
    const { id } = await send(ana, 'Mine');
    await expect(send(ben, 'Mine', null, id)).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
    await expect(send(ana, 'Mine', ben, id)).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
  });

  it.each(['', '   ', '\n\t', '\0', 'x'.repeat(8001)])('CHAT-2 the text %j is not sent', async (text) => {
    await expect(send(ana, text)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('CHAT-1 nobody writes to themselves, to strangers or to those who left', async () => {
    const stranger = await server.signUp('Sam');
    await expect(send(ana, 'Hello', ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send(ana, 'Hello', stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await send(ana, 'Before', cara);
    await ana.call('circles.removeMember', { circleId: circle.id, memberId: cara.id });
    await expect(send(ana, 'After', cara)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const page = await ana.call('communication.listMessages', { circleId: circle.id, withMemberId: cara.id });
    expect(page.messages.map((message) => message.text)).toEqual(['Before']);
  });
});

describe('direct messages', () => {
  it('CHAT-1 a direct message reaches both logs and never the circle’s', async () => {
    const message = await send(ana, 'Only for you', ben);
    const type = 'direct-message.sent';
    const toldTo = async (scopeId: string) =>
      (await server.eventsOf(scopeId)).filter(
        (event) => event.type === type && (event.payload as { message: Message }).message.id === message.id,
      ).length;
    expect([
      await toldTo(ana.id),
      await toldTo(ben.id),
      await toldTo(cara.id),
      await toldTo(circle.id),
    ]).toEqual([1, 1, 0, 0]);
  });

  it('CHAT-1 a third member neither reads nor finds it', async () => {
    await send(ana, 'A surprise for Cara', ben);
    await send(ana, 'Dinner at six');
    for (const withMemberId of [ana.id, ben.id, undefined]) {
      const page = await cara.call('communication.listMessages', { circleId: circle.id, withMemberId });
      expect(page.messages.some((message) => message.text.includes('surprise'))).toBe(false);
    }
    const found = (person: TestPerson) =>
      person.call('communication.listFoundMessages', { circleId: circle.id, text: 'SURPRISE' });
    expect(await found(cara)).toEqual([]);
    expect(await found(ben)).toHaveLength(1);
    const both = await ben.call('communication.listMessages', { circleId: circle.id, withMemberId: ana.id });
    expect(both.messages.map((message) => message.text)).toEqual(['A surprise for Cara']);
  });
});

it('CHAT-1 searching takes every sign for itself', async () => {
  await send(ana, String.raw`100% sure_about\this`);
  await send(ana, '1000 surely about this');
  for (const text of ['100%', 'sure_', String.raw`\this`]) {
    const found = await ben.call('communication.listFoundMessages', { circleId: circle.id, text });
    expect(found).toHaveLength(1);
  }
});

it('CHAT-1 what was found goes on after the last message that was listed, and not after one of others', async () => {
  for (let index = 1; index <= 5; index += 1) await send(ana, `Walk ${index}`);
  const find = (after?: string) =>
    ben.call('communication.listFoundMessages', { circleId: circle.id, text: 'walk', after, limit: 2 });
  const texts: string[] = [];
  let page = await find();
  while (page.length > 0) {
    texts.push(...page.map(({ text }) => text));
    page = await find(page.at(-1)?.id);
  }
  expect(texts).toHaveLength(5);
  expect(new Set(texts).size).toBe(5);
  const secret = await send(ana, 'Walk for two', cara);
  expect(await find(secret.id)).toEqual([]);
});

it('CHAT-1 history is paged backwards without a gap or a double', async () => {
  for (let index = 1; index <= 25; index += 1) await send(ana, `Message ${index}`);
  const texts: string[] = [];
  let before: number | undefined;
  do {
    const page = await ben.call('communication.listMessages', { circleId: circle.id, before, limit: 10 });
    texts.unshift(...page.messages.map((message) => message.text));
    before = page.before ?? undefined;
  } while (before);
  expect(texts).toEqual(Array.from({ length: 25 }, (_, index) => `Message ${index + 1}`));
});

describe('reading', () => {
  it('CHAT-1 unread counts are true for the group and each direct thread, own messages never count', async () => {
    await send(ana, 'One');
    await send(ben, 'Two');
    await send(ana, 'For Ben', ben);
    expect(await unreadOf(ana)).toEqual({ group: 1, direct: {} });
    expect(await unreadOf(ben)).toEqual({ group: 1, direct: { [ana.id]: 1 } });
    expect(await unreadOf(cara)).toEqual({ group: 2, direct: {} });
  });

  it('CHAT-1 marks move forward only, never past the last message, and tell the others once', async () => {
    for (const text of ['One', 'Two', 'Three']) await send(ana, text);
    const read = (sequence: number) =>
      ben.call('communication.markConversationRead', { circleId: circle.id, sequence });
    expect(await read(2)).toEqual({ group: 1, direct: {} });
    expect(await read(1)).toEqual({ group: 1, direct: {} });
    expect(await read(2_000_000_000)).toEqual({ group: 0, direct: {} });
    await read(2_000_000_000);
    const marks = (await server.eventsOf(circle.id)).filter((event) => event.type === 'conversation.read');
    expect(marks.map((event) => event.payload)).toEqual([
      { memberId: ben.id, sequence: 2 },
      { memberId: ben.id, sequence: 3 },
    ]);
    const page = await ana.call('communication.listMessages', { circleId: circle.id });
    expect(page.readMarks).toEqual([{ memberId: ben.id, sequence: 3 }]);
  });

  it('CHAT-1 a direct read mark is told to both and to nobody else', async () => {
    await send(ana, 'Read me', ben);
    await ben.call('communication.markConversationRead', {
      circleId: circle.id,
      withMemberId: ana.id,
      sequence: 1,
    });
    const told = async (personId: string) =>
      (await server.eventsOf(personId)).flatMap((event) =>
        event.type === 'direct-conversation.read' && event.payload.circleId === circle.id
          ? [event.payload]
          : [],
      );
    const mark = { circleId: circle.id, memberId: ben.id, sequence: 1 };
    expect(await told(ana.id)).toEqual([{ ...mark, withMemberId: ben.id }]);
    expect(await told(ben.id)).toEqual([{ ...mark, withMemberId: ana.id }]);
    expect(await told(cara.id)).toEqual([]);
  });

  it('CHAT-1 whoever joins later does not begin with the whole history unread', async () => {
    await send(ana, 'Long ago');
    server.clock.set(new Date(server.clock.now().getTime() + 60_000));
    const dan = await server.signUp('Dan');
    await circle.join(dan);
    expect(await unreadOf(dan)).toEqual({ group: 0, direct: {} });
    await send(ana, 'Welcome');
    expect(await unreadOf(dan)).toEqual({ group: 1, direct: {} });
  });
});

describe('typing', () => {
  const type = (to: TestPerson | null) =>
    ana.call('communication.signalTyping', { circleId: circle.id, recipientId: to?.id ?? null });

  it('CHAT-1 is stored nowhere', async () => {
    await server.settled();
    const before = await rowCounts();
    await type(null);
    await type(ben);
    expect(await rowCounts()).toEqual(before);
  });

  it('CHAT-1 to one member is seen by that member alone', async () => {
    const [bens, caras] = await Promise.all(
      [ben, cara].map((person) => server.openStream(person, { [circle.id]: 0 })),
    );
    await type(ben);
    await type(null);
    const typed = async (stream: typeof bens) =>
      (await stream?.next(({ event, data }) => event === 'signal' && isTyping(data)))?.data as
        | { payload: unknown }
        | undefined;
    const signal = { circleId: circle.id, memberId: ana.id };
    expect((await typed(bens))?.payload).toEqual({ ...signal, recipientId: ben.id });
    expect((await typed(caras))?.payload).toEqual({ ...signal, recipientId: null });
    bens?.close();
    caras?.close();
  });

  const isTyping = (data: unknown) => (data as { type: string }).type === 'member.typed';

  async function rowCounts(): Promise<number[]> {
    const { db } = server.spine.database;
    return Promise.all([db.$count(events), db.$count(commands), db.$count(messages)]);
  }
});
