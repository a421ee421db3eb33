import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.call('circles.createCircle', input)),
    );
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
    expect(await server.eventsOf(input.newCircleId)).toHaveLength(1);
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
