import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PushRefused } from '../push/push';
import { everyReaction } from '../spine/reactions/reaction-cursors';
import { jobs, reactionCursors } from '../spine/spine.tables';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { countDeliveries } from './count-deliveries';
import { createMetrics } from './create-metrics';

const token = 'token-of-the-operator';
let server: TestServer | undefined;
afterEach(() => server?.stop());

const started = async () => (server = await startTestServer({ metrics: createMetrics({ token }) }));
const ask = ({ app }: TestServer, bearer = token) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${bearer}` } });
const told = async (from: TestServer) => (await ask(from)).body.split('\n');
/** The value of the line with this name and these labels. */
const valueOf = async (from: TestServer, line: string) =>
  Number(
    (await told(from))
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

describe('/metrics', () => {
  it('is nowhere without a token in the settings, and closed to others than the operator with one', async () => {
    const without = await startTestServer();
    expect((await ask(without)).statusCode).toBe(404);
    await without.stop();
    const here = await started();
    expect((await here.app.inject({ url: '/metrics' })).statusCode).toBe(401);
    expect((await ask(here, 'guess')).statusCode).toBe(401);
    expect((await ask(here)).statusCode).toBe(200);
  });

  it('tells of the process and of each operation how long it took, and nothing that people chose becomes a label', async () => {
    const here = await started();
    const ana = await here.signUp('Ana');
    await ana.call('circles.getSession', {});
    await here.app.inject({ url: `/${randomUUID()}` });
    await here.app.inject({ url: `/api/photos/${randomUUID()}` });
    const lines = await told(here);
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
    const operation = 'operation="circles.getSession",status="2xx"';
    expect(await valueOf(here, `carecircle_http_request_duration_seconds_count{${operation}}`)).toBe(1);
    const unknown = 'operation="none",status="4xx"';
    expect(await valueOf(here, `carecircle_http_request_duration_seconds_count{${unknown}}`)).toBeGreaterThan(
      0,
    );
    const labels = new Set(
      lines.flatMap((line) => [...line.matchAll(/operation="([^"]*)"/g)].map(([, name]) => name)),
    );
    expect([...labels].filter((name) => /[0-9a-f]{8}-/.test(name ?? ''))).toEqual([]);
  });

  it('counts live connections, and does not take one for a slow answer', async () => {
    const here = await started();
    const ana = await here.signUp('Ana');
    const stream = await here.openStream(ana);
    await stream.next();
    expect(await valueOf(here, 'carecircle_open_streams')).toBe(1);
    stream.close();
    await expect.poll(() => valueOf(here, 'carecircle_open_streams')).toBe(0);
    expect((await told(here)).filter((line) => line.includes('/api/events'))).toEqual([]);
  });

  it('tells what waits: events nobody has considered, and jobs by how urgent they are', async () => {
    const here = await started();
    const { db } = here.spine.database;
    here.clock.set('2026-11-21T15:00:00Z');
    const ana = await here.signUp('Ana');
    await ana.createCircle();
    await here.settled();
    expect(await valueOf(here, 'carecircle_unconsidered_events{scope="circle"}')).toBe(0);
    await db.update(reactionCursors).set({ sequence: 0 }).where(eq(reactionCursors.reaction, everyReaction));
    here.clock.advance(5_000);
    expect(await valueOf(here, 'carecircle_unconsidered_events{scope="circle"}')).toBeGreaterThan(0);
    expect(await valueOf(here, 'carecircle_event_lag_seconds{scope="circle"}')).toBe(5);

    const name = 'account.mail-verification';
    await db.delete(jobs);
    await db
      .insert(jobs)
      .values({ name, key: randomUUID(), circleId: null, payload: {}, dueAt: here.clock.now() });
    here.clock.advance(60_000);
    expect(await valueOf(here, 'carecircle_due_jobs{rank="usual"}')).toBe(1);
    expect(await valueOf(here, 'carecircle_oldest_due_job_seconds{rank="usual"}')).toBe(60);
    expect(await valueOf(here, 'carecircle_due_jobs{rank="urgent"}')).toBe(0);
    await db.delete(jobs);
  });

  it('counts what was handed over by channel, and how it went', async () => {
    const metrics = createMetrics({ token });
    const answers = [undefined, new PushRefused(410), new Error('away')];
    const send = async () => {
      const answer = answers.shift();
      if (answer) throw answer;
    };
    const mail = { isConfigured: true, send: async () => undefined, close: () => undefined };
    const push = { publicKey: '', isKnownService: () => true, send };
    const ways = countDeliveries(
      {
        ...{ mail, push },
        sms: { isConfigured: true, send: async () => undefined },
        voice: { isConfigured: true, call: async () => undefined },
      },
      metrics,
    );
    const message = {
      to: { endpoint: '', p256dh: '', auth: '' },
      body: '',
      urgency: 'high',
      ttlSeconds: 1,
      topic: '',
    } as const;
    await ways.push.send(message);
    await expect(ways.push.send(message)).rejects.toThrow();
    await expect(ways.push.send(message)).rejects.toThrow();
    await ways.mail.send({ to: 'ana@example.org', subject: '', text: '' });
    await ways.sms.send({ to: '+15550100', text: '' });
    await ways.voice.call({ to: '+15550100', text: '', language: 'en' });
    const lines = (await metrics.write())
      .split('\n')
      .filter((line) => line.startsWith('carecircle_deliveries'));
    expect(lines.sort()).toEqual([
      'carecircle_deliveries_total{channel="call",result="sent"} 1',
      'carecircle_deliveries_total{channel="mail",result="sent"} 1',
      'carecircle_deliveries_total{channel="push",result="failed"} 1',
      'carecircle_deliveries_total{channel="push",result="refused"} 1',
      'carecircle_deliveries_total{channel="push",result="sent"} 1',
      'carecircle_deliveries_total{channel="text",result="sent"} 1',
    ]);
  });
});
