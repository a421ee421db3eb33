import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fifty = <T>(make: (index: number) => T) => Array.from({ length: 50 }, (_, index) => make(index));

describe('a command id', () => {
  it('gives the first answer again and changes nothing', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    const rename = { commandId: randomUUID(), circleId: circle.id, name: 'Familie' };
    const first = await ana.call('circles.renameCircle', rename);
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Later' });
    expect(await ana.call('circles.renameCircle', rename)).toEqual(first);
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.circle?.name).toBe('Later');
  });

  it('is refused with another body', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    const commandId = randomUUID();
    await ana.call('circles.renameCircle', { commandId, circleId: circle.id, name: 'One' });
    const other = ana.call('circles.renameCircle', { commandId, circleId: circle.id, name: 'Two' });
    await expect(other).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
  });

  it('sent 50 times at once makes one row and one event', async () => {
    const ana = await server.signUp('Ana');
    const input = {
      commandId: randomUUID(),
      newCircleId: randomUUID(),
      name: 'Once',
      timeZone: 'Europe/Madrid',
    };
    const answers = await Promise.all(fifty(() => ana.call('circles.createCircle', input)));
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
    expect(await server.eventsOf(input.newCircleId)).toHaveLength(1);
  });

  it('CHAT-3 GAME-1 sent 50 times at once sends one message, completes a task once and earns its points once', async () => {
    const ana = await server.signUp('Ana');
    const { id: circleId } = await ana.createCircle();
    const [messageId, taskId] = [randomUUID(), randomUUID()];
    const facts = { title: 'Walk', description: '', recipientId: null, assigneeId: null };
    await ana.call('care.addTask', { circleId, taskId, ...facts, dueDate: '2026-11-21', dueTime: null });
    const message = { commandId: randomUUID(), circleId, messageId, recipientId: null, text: 'Once' };
    const done = { commandId: randomUUID(), circleId, taskId };
    const answers = await Promise.all([
      ...fifty(() => ana.call('communication.sendMessage', message)),
      ...fifty(() => ana.call('care.completeTask', done)),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
    await server.settled();
    const types = (await server.eventsOf(circleId)).map(({ type }) => type);
    expect(types.slice(1).sort()).toEqual(['message.sent', 'points.awarded', 'task.added', 'task.completed']);
    expect((await ana.call('communication.listMessages', { circleId })).messages).toHaveLength(1);
    expect((await ana.call('points.getMemberPoints', { circleId })).totalPoints).toBe(25);
  });

  it('sent with two bodies at once takes one of them and refuses the other', async () => {
    const ana = await server.signUp('Ana');
    const { id: circleId } = await ana.createCircle();
    const commandId = randomUUID();
    const names = fifty((index) => (index % 2 ? 'One' : 'Two'));
    const outcomes = await Promise.allSettled(
      names.map((name) => ana.call('circles.renameCircle', { commandId, circleId, name })),
    );
    const { session } = await ana.call('circles.getSession', {});
    for (const [index, outcome] of outcomes.entries()) {
      if (names[index] === session?.circle?.name) expect(outcome.status).toBe('fulfilled');
      else expect(outcome).toMatchObject({ reason: { code: 'COMMAND_ID_REUSED' } });
    }
    expect(await server.eventsOf(circleId)).toHaveLength(2);
  });

  it('is free again after a refusal', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    const ben = await server.signUp('Ben');
    const commandId = randomUUID();
    const admit = { commandId, circleId: circle.id, memberId: ben.id };
    await expect(ana.call('circles.admitMember', admit)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await circle.request(ben);
    expect(await ana.call('circles.admitMember', admit)).toMatchObject({ id: ben.id, status: 'active' });
  });
});
