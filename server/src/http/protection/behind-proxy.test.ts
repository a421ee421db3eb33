import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/partners/free-port';
import { hasNatsServer, startNatsServer, type NatsServer } from '../../testing/partners/nats-server';
import { hasProxy, startProxy, type Proxy } from '../../testing/partners/proxy';
import { startLoad, type Load } from '../../testing/partners/proxy-load';
import { signUpOver, type RemotePerson } from '../../testing/remote-person';
import { startChildServer, type ChildServer } from '../../testing/programs/start-child-server';
import { hasPostgres, makePostgresDatabase } from '../../testing/test-database';

type Name = 'one' | 'two';
const names: readonly Name[] = ['one', 'two'];
const patience = { timeout: 60_000 };

let nats: NatsServer;
let proxy: Proxy;
let ports: Record<Name, number>;
let settings: Record<string, string>;
const servers = new Map<Name, ChildServer>();

/** What `server/deploy` runs, on this machine: needs its PostgreSQL, nats-server and haproxy. */
describe.runIf(hasPostgres && hasNatsServer && hasProxy)(
  'two servers behind the proxy of server/deploy',
  () => {
    beforeAll(async () => {
      nats = await startNatsServer();
      ports = { one: await freePort(), two: await freePort() };
      settings = {
        DATABASE_URL: await makePostgresDatabase(),
        NATS_URL: nats.url,
        DATA_KEY: randomBytes(32).toString('base64'),
        REQUESTS_PER_MINUTE: '1000000',
        TRUSTED_PROXIES: '127.0.0.1',
        DRAIN_SECONDS: '8',
      };
      await Promise.all(names.map(start));
      proxy = await startProxy(ports);
      await Promise.all(names.map((name) => proxy.until(name, 'UP')));
    }, 120_000);
    afterAll(async () => {
      await proxy.stop();
      await Promise.all([...servers.values()].map((server) => server.kill()));
      await nats.stop();
    });

    it('MFE-7 CHAT-3 are restarted one after the other under load without a failed request, and no reader misses an event', async () => {
      const { ana, circleId } = await newCircle();
      const load = startLoad(proxy.url, ana, circleId);
      await load.answersMore();
      for (const name of names) {
        expect(await servers.get(name)?.stop()).toBe(0);
        await start(name);
        await proxy.until(name, 'UP');
        await load.answersMore();
      }
      await load.stop();
      expect(load.failures).toEqual([]);
      await expectAllThere(load, ana, circleId);
    }, 180_000);

    it('CHAT-3 go on when one of them is killed under load: no read fails, what had no answer is sent again, nothing acknowledged is lost', async () => {
      const { ana, circleId } = await newCircle();
      const load = startLoad(proxy.url, ana, circleId, { repeatsUnanswered: true });
      await load.answersMore();
      await servers.get('two')?.kill();
      await load.answersMore();
      await proxy.until('two', 'DOWN');
      await load.answersMore();
      await start('two');
      await proxy.until('two', 'UP');
      await load.answersMore();
      await load.stop();
      expect(load.failures).toEqual([]);
      await expectAllThere(load, ana, circleId);
    }, 180_000);
  },
);

async function start(name: Name): Promise<void> {
  servers.set(name, await startChildServer({ ...settings, PORT: String(ports[name]) }));
}

async function newCircle(): Promise<{ ana: RemotePerson; circleId: string }> {
  const ana = await signUpOver(proxy.url, 'Ana');
  const newCircleId = randomUUID();
  await ana.call(proxy.url, 'circles.createCircle', { newCircleId, name: 'Home', timeZone: 'UTC' });
  return { ana, circleId: newCircleId };
}

/** Every acknowledged message is there once, and the reader has every number of the log once. */
async function expectAllThere(load: Load, ana: RemotePerson, circleId: string): Promise<void> {
  const { positions } = await ana.call(proxy.url, 'circles.getSession', {});
  const end = positions[circleId] ?? 0;
  await expect.poll(() => load.sequences.at(-1), patience).toBe(end);
  await load.stopReading();
  expect(load.sequences).toEqual(Array.from({ length: end }, (_, index) => index + 1));
  expect(load.messageIds.length).toBeGreaterThan(0);
  expect([...load.toldMessageIds].sort()).toEqual([...load.messageIds].sort());
}
