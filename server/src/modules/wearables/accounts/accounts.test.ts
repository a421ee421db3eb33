import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHealthAccounts } from '../../../health-accounts/create-health-accounts';
import { addRosa } from '../../../testing/rosa';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { wearableFixture } from '../../../testing/wearable-fixture';
import { eventually } from '../../../testing/eventually';

let provider: Server;
let origin: string;
let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let deviceId: string;
/** How the other side answers. */
let mode: 'well' | 'refused' | 'down';
let asked: URL[];

beforeAll(async () => {
  provider = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({
    healthAccounts: createHealthAccounts({
      ...{ clientId: 'care', clientSecret: 'secret', issuer: origin, url: origin },
      redirectUri: 'https://care.example/api/health/grant',
    }),
  });
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  [mode, asked] = ['well', []];
  server.clock.set(new Date('2026-11-21T16:00:00Z'));
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'family');
  const rosa = await addRosa(circle);
  const facts = { type: 'fitbit' as const, name: 'Fitbit' };
  deviceId = (await wearableFixture(server, circle.id).add(ana, rosa, facts)).id;
});
afterAll(async () => {
  await server.stop();
  provider.closeAllConnections();
  provider.close();
});

/** A scripted provider: discovery, tokens, and one page of heart rates, the second of which is none. */
function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const address = new URL(url, origin);
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (address.pathname === '/.well-known/openid-configuration')
    return void send(200, {
      ...{ issuer: origin, authorization_endpoint: `${origin}/auth`, token_endpoint: `${origin}/token` },
      ...{ response_types_supported: ['code'], code_challenge_methods_supported: ['S256'] },
    });
  if (address.pathname === '/token')
    return void (mode === 'refused'
      ? send(400, { error: 'invalid_grant' })
      : send(200, {
          access_token: 'access',
          token_type: 'Bearer',
          expires_in: 3600,
          refresh_token: 'lasting',
        }));
  asked.push(address);
  if (mode === 'down') return void send(503, {});
  if (headers.authorization !== 'Bearer access') return void send(401, {});
  const heartRate = (beatsPerMinute: string, minute: string) => ({
    heartRate: { beatsPerMinute, sampleTime: { physicalTime: `2026-11-21T15:${minute}:00Z` } },
  });
  const isHeart = address.pathname.endsWith('/heart-rate/dataPoints');
  return void send(200, isHeart ? { dataPoints: [heartRate('68', '50'), heartRate('0', '51')] } : {});
}

const device = async () => {
  const { devices } = await ana.call('wearables.listDevices', { circleId: circle.id });
  return devices.find(({ id }) => id === deviceId);
};

/** Signs in elsewhere and comes back, as this person. */
async function comeBack(person: TestPerson) {
  const { url } = await ana.call('wearables.startGrant', { circleId: circle.id, deviceId });
  const state = new URL(url).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ state, code: 'code' });
  return server.app.inject({
    url: `/api/health/grant?${query.toString()}`,
    headers: { cookie: person.cookie },
  });
}

/** The device once a sync has ended. */
const synced = () =>
  eventually(async () => {
    await server.settled();
    const now = await device();
    if (now?.isSyncing !== false) throw new Error('It is still syncing.');
    return now;
  });

describe('the account of a device', { timeout: 60_000 }, () => {
  it('WEAR-1 asks for the scopes of the health interface, and its data come at once', async () => {
    const { url } = await ana.call('wearables.startGrant', { circleId: circle.id, deviceId });
    expect(new URL(url).searchParams.get('scope')).toContain('googlehealth.sleep.readonly');
    const back = await comeBack(ana);
    expect(back).toMatchObject({ statusCode: 303, headers: { location: '/wearables?account=connected' } });
    expect(await synced()).toMatchObject({ isConnected: true, isGranted: true, problem: null });
    const { wearerId } = (await device()) ?? { wearerId: '' };
    const told = await ana.call('wearables.getHealthSummary', { circleId: circle.id, wearerId });
    expect(told.heartRate).toMatchObject({ current: 68 });
    expect(asked[0]?.searchParams.get('filter')).toBe(
      'heart_rate.sample_time.physical_time >= "2026-11-14T16:00:00.000Z"',
    );
  });

  it('WEAR-1 connects for nobody but the one who began', async () => {
    const back = await comeBack(ben);
    expect(back.headers.location).toBe('/wearables?account=failed');
    expect(await device()).toMatchObject({ isGranted: false, isConnected: false });
  });

  it('WEAR-1 is asked again by Sync now and each hour', async () => {
    await comeBack(ana);
    await synced();
    asked = [];
    await ana.call('wearables.syncDevice', { circleId: circle.id, deviceId });
    await synced();
    expect(asked.length).toBeGreaterThan(0);
    asked = [];
    server.clock.set(new Date('2026-11-21T17:00:01Z'));
    await server.settled();
    await synced();
    expect(asked.length).toBeGreaterThan(0);
    expect((await device())?.lastSyncAt).toBe('2026-11-21T17:00:01.000Z');
  });

  it('WEAR-1 that is away is told, and asked again', async () => {
    await comeBack(ana);
    await synced();
    mode = 'down';
    await ana.call('wearables.syncDevice', { circleId: circle.id, deviceId });
    expect(await synced()).toMatchObject({ problem: 'unreachable', isGranted: true });
    mode = 'well';
    server.clock.set(new Date('2026-11-21T17:00:01Z'));
    await server.settled();
    expect(await synced()).toMatchObject({ problem: null });
  });

  it('WEAR-1 that refuses its grant asks for a new sign-in', async () => {
    await comeBack(ana);
    await synced();
    mode = 'refused';
    await ana.call('wearables.syncDevice', { circleId: circle.id, deviceId });
    expect(await synced()).toMatchObject({ problem: 'sign-in', isGranted: false });
    const call = ana.call('wearables.syncDevice', { circleId: circle.id, deviceId });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});
