import type { ReleaseChoice } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../access/people.tables';
import { packed, testBuild } from '../../testing/test-build';
import { startTestReleases, type TestReleases } from '../../testing/test-releases';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { contentSecurityPolicy } from '../protection/content-security-policy';
import { overrideCookie, readOverrides } from './override-cookie';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const devServer = 'http://localhost:5173';
const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/override', query, headers: { host: 'localhost:4300', ...headers } });

describe('MFE-9 a browser takes a remote from elsewhere', () => {
  it('MFE-9 on the server’s own machine, until it ends that', async () => {
    const begun = await ask({ remote: 'mfe-finance', from: devServer });
    expect([begun.statusCode, begun.headers.location]).toEqual([303, '/dashboard']);
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    expect([...readOverrides(cookie)]).toEqual([['mfe-finance', devServer]]);

    const ended = await ask({ remote: 'mfe-finance' }, { cookie });
    expect(ended.headers['set-cookie']).toMatch(/^override=;.*Max-Age=0/);
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
    ['by the name that people know', { host: 'care.example' }],
    ['by a name that only looks like this machine', { host: 'localhost.example:4300' }],
  ])('MFE-9 not %s', async (_how, headers) => {
    expect((await ask({ remote: 'mfe-finance', from: devServer }, headers)).statusCode).toBe(404);
  });

  it.each([
    ['another machine', { remote: 'mfe-finance', from: 'http://dev.example:5173' }],
    ['a path', { remote: 'mfe-finance', from: `${devServer}/x` }],
    ['a script', { remote: 'mfe-finance', from: 'javascript:alert(1)' }],
    ['a name that is none', { remote: '../x', from: devServer }],
    ['no remote', { from: devServer }],
  ])('MFE-9 not from %s', async (_what, query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });

  it('MFE-9 holds a bound, whatever the cookie says', () => {
    const many = new Map(Array.from({ length: 30 }, (_, index) => [`mfe-${index}`, '1.0.0']));
    expect(readOverrides(overrideCookie(many).split(';')[0]).size).toBe(8);
    expect(readOverrides('override=%E0%A4%A; other=1').size).toBeLessThanOrEqual(1);
  });
});

describe('MFE-9 REL-6 an operator’s browser takes another published version', () => {
  const elsewhere = { host: 'care.example' };
  let registry: TestReleases;
  let cookie: string;
  beforeAll(async () => {
    registry = await startTestReleases();
    for (const version of ['1.0.0', '1.1.0'])
      await registry.publish(await packed(testBuild(version, `version ${version}`)));
    await registry.steer('mfe-pets', { kind: 'serve', version: '1.1.0' });
    const olga = await registry.server.signUp('Olga');
    await registry.server.spine.database.db
      .update(people)
      .set({ email: 'olga@example.org', emailVerified: true })
      .where(eq(people.id, olga.id));
    cookie = olga.cookie;
  });
  afterAll(() => registry.stop());

  const askAs = (session: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    registry.server.app.inject({
      ...{ url: '/override', query },
      headers: { ...elsewhere, cookie: session, 'sec-fetch-site': 'same-origin', ...headers },
    });
  const chosen = async (cookies: string) => {
    const headers = { ...elsewhere, cookie: cookies };
    const answer = await registry.server.app.inject({ url: '/releases/chosen.json', headers });
    return answer
      .json<ReleaseChoice[]>()
      .map(({ current, previous }) => [current.manifest.version, previous?.manifest.version ?? null]);
  };

  it('MFE-9 under the name that people know, in this browser alone, until it ends that', async () => {
    const begun = await askAs(cookie, { remote: 'mfe-pets', from: '1.0.0' });
    expect(begun.statusCode).toBe(303);
    const [override = ''] = String(begun.headers['set-cookie']).split(';');
    expect(await chosen(`${cookie}; ${override}`)).toEqual([['1.0.0', null]]);
    expect(await chosen(cookie)).toEqual([['1.1.0', null]]);

    const ended = await askAs(`${cookie}; ${override}`, { remote: 'mfe-pets' });
    expect(ended.headers['set-cookie']).toMatch(/^override=;.*Max-Age=0/);
  });

  it('MFE-9 and nobody else’s, though they have the cookie, nor one that another site sends there', async () => {
    const bob = await registry.server.signUp('Bob');
    const query = { remote: 'mfe-pets', from: '1.0.0' };
    expect((await askAs(bob.cookie, query)).statusCode).toBe(404);
    expect((await askAs('', query)).statusCode).toBe(404);
    expect(await chosen(`${bob.cookie}; override=mfe-pets=1.0.0`)).toEqual([['1.1.0', null]]);
    expect((await askAs(cookie, query, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('MFE-9 never from a dev server', async () => {
    expect((await askAs(cookie, { remote: 'mfe-pets', from: devServer })).statusCode).toBe(422);
    const override = `override=${encodeURIComponent('mfe-pets')}=${encodeURIComponent(devServer)}`;
    expect(await chosen(`${cookie}; ${override}`)).toEqual([['1.1.0', null]]);
  });
});

it('MFE-9 only a page that overrides may load from a dev server', () => {
  expect(contentSecurityPolicy('n')).not.toContain('localhost');
  const policy = contentSecurityPolicy('n', [devServer]);
  expect(policy).toContain(`script-src 'self' 'nonce-n' ${devServer};`);
  expect(policy).toContain(`connect-src 'self' ${devServer} ws://localhost:5173;`);
});
