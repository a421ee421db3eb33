import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../mail/mail';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { jobs } from './spine.tables';
import { createWatchdog, type Trouble } from './watchdog';

let server: TestServer;
let letters: Letter[];

beforeEach(async () => {
  letters = [];
  server = await startTestServer({
    operatorEmail: 'operator@care.example',
    mail: { isConfigured: true, send: async (letter) => void letters.push(letter), close: () => undefined },
  });
  server.clock.set('2026-11-21T15:00:00Z');
});
afterEach(() => server.stop());

const ready = async () => {
  const answer = await server.app.inject({ url: '/ready' });
  return { code: answer.statusCode, ...answer.json<Record<string, unknown>>() };
};

describe('NOTE-5 the watchdog', () => {
  const put = (name: string) =>
    server.spine.database.db.insert(jobs).values({
      ...{ name, key: randomUUID(), circleId: null, payload: {}, dueAt: server.clock.now() },
    });

  it('alarms once when a job that is due is not done: in /ready, to the operator, and takes it back', async () => {
    await put('notifications.tend-reminders');
    server.clock.advance(299_000);
    await server.watchdog.look();
    expect(await ready()).toEqual({ code: 200, status: 'ready' });
    server.clock.advance(2_000);
    await server.watchdog.look();
    await server.watchdog.look();
    expect(await ready()).toMatchObject({
      late: { job: 'notifications.tend-reminders', since: '2026-11-21T15:00:00.000Z' },
    });
    expect(letters.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'operator@care.example: CareCircle: reminders are in trouble',
    ]);
    await server.spine.database.db.delete(jobs);
    await server.watchdog.look();
    expect(await ready()).toEqual({ code: 200, status: 'ready' });
    expect(letters.at(-1)?.subject).toBe('CareCircle: reminders work again');
  });

  it('waits half a minute for what is urgent, and hours for what nobody waits for', async () => {
    await put('notifications.send-daily-summary');
    await put('emergency.raise-alert');
    server.clock.advance(31_000);
    await server.watchdog.look();
    expect(server.watchdog.trouble()).toMatchObject({ kind: 'late', job: 'emergency.raise-alert' });
  });

  it('alarms when the scheduler itself has stopped, though nothing is due', async () => {
    const told: string[] = [];
    let quietMs = 0;
    const { db } = server.spine.database;
    const { clock } = server;
    const { log } = server.spine.services;
    const tell = async ({ kind }: Trouble, isOver: boolean) => void told.push(`${kind} ${isOver}`);
    const watchdog = createWatchdog({ db, clock, log, tell, jobs: [], quietMs: () => quietMs });
    await watchdog.look();
    quietMs = 91_000;
    await watchdog.look();
    expect(watchdog.trouble()?.kind).toBe('stopped');
    quietMs = 0;
    await watchdog.look();
    expect(told).toEqual(['stopped false', 'stopped true']);
  });

  it('tells one letter an hour, however many servers notice', async () => {
    await put('emergency.raise-alert');
    server.clock.advance(60_000);
    const database = { ...server.spine.database, close: async () => undefined };
    const { clock } = server;
    const { mail } = server.spine.services;
    const other = await startTestServer({
      database,
      relay: server.spine.relay,
      clock,
      mail,
      operatorEmail: 'operator@care.example',
    });
    await Promise.all([server.watchdog.look(), other.watchdog.look()]);
    expect(letters).toHaveLength(1);
    await other.app.close();
  });
});
