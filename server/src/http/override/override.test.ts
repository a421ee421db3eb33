import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { contentSecurityPolicy } from '../content-security-policy';
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

it('MFE-9 only a page that overrides may load from a dev server', () => {
  expect(contentSecurityPolicy('n')).not.toContain('localhost');
  const policy = contentSecurityPolicy('n', [devServer]);
  expect(policy).toContain(`script-src 'self' 'nonce-n' ${devServer};`);
  expect(policy).toContain(`connect-src 'self' ${devServer} ws://localhost:5173;`);
});
