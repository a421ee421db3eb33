import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { operationPath } from '@carecircle/contracts/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';
import { contentSecurityPolicy } from './protection/content-security-policy';

let server: TestServer;
let ana: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
});
afterAll(() => server.stop());

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/circles/create-circle',
    headers: { cookie: ana.cookie, 'content-type': 'application/json', ...headers },
    payload,
  });
const circle = () => ({
  commandId: randomUUID(),
  newCircleId: randomUUID(),
  name: 'Circle',
  timeZone: 'UTC',
});

describe('a request', () => {
  it('from our own pages is taken', async () => {
    const answer = await post(circle(), {
      origin: 'http://localhost:4300',
      host: 'localhost:4300',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['no JSON', '{', 400, 'MALFORMED'],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400, 'MALFORMED'],
    ['a poisoned constructor', '{"constructor":{"prototype":{}}}', 400, 'MALFORMED'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400, 'MALFORMED'],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('with fields that nobody asked for is refused by name', async () => {
    const answer = await post({ ...circle(), isDemo: true, createdBy: randomUUID() });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'isDemo' }, { path: 'createdBy' }],
    });
  });

  it('as a form is refused', async () => {
    const answer = await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(400);
  });

  it('with a packed body, however much would come out of it, is refused unopened', async () => {
    const bomb = gzipSync(JSON.stringify({ ...circle(), name: ' '.repeat(50_000_000) }));
    const answer = await post(bomb, { 'content-encoding': 'gzip' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED']);
  });

  it('with a doubled query field is refused', async () => {
    const url = `/api/circles/get-session?circleId=${randomUUID()}&circleId=${randomUUID()}`;
    expect((await server.app.inject({ url })).statusCode).toBe(422);
  });

  it('is answered with headers that close every door not used', async () => {
    const { headers } = await server.app.inject({ url: '/health' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('the policy of pages lets no inline script or eval run without the nonce', () => {
  const policy = contentSecurityPolicy('abc');
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).not.toMatch(/unsafe/);
});

it('EMER-6 the policy of pages lets images alone come from the operator’s map, where there is one', () => {
  const [without, with_] = [null, 'https://tiles.example'].map((origin) =>
    contentSecurityPolicy('n', [], origin),
  );
  expect(without).toContain("img-src 'self' data: blob:;");
  expect(with_).toBe(
    without?.replace("img-src 'self' data: blob:", "img-src 'self' data: blob: https://tiles.example"),
  );
});

describe('limits', () => {
  it('refuse the one who asks too often and nobody else', async () => {
    const strict = await startTestServer({ requestsPerMinute: 5 });
    const ask = (remoteAddress: string) => strict.app.inject({ url: '/health', remoteAddress });
    for (let index = 0; index < 5; index += 1) expect((await ask('2001:db8:1:2::1')).statusCode).toBe(200);
    const refused = await ask('2001:db8:1:2:ffff::9');
    expect(refused.json().code).toBe('TOO_MANY_ATTEMPTS');
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
    await strict.stop();
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate((await server.app.inject({ url: '/api/openapi.json' })).json());
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('describes every operation by its method and path, and the stream', async () => {
    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const wanted = [...server.spine.operations].map(([key, { kind }]) => {
      const [area = '', name = ''] = key.split('.');
      return `${kind === 'query' ? 'get' : 'post'} ${operationPath(area, name)}`;
    });
    expect(described.sort()).toEqual([...wanted, 'get /events'].sort());
  });

  it('refers only to what it holds', async () => {
    const text = (await server.app.inject({ url: '/api/openapi.json' })).body;
    const document = JSON.parse(text);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]?.split('/') ?? []);
    for (const steps of references) {
      const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
      expect(target, steps.join('/')).toBeDefined();
    }
  });
});

it('a server that is about to stop says no on /ready, and serves on without keeping connections', async () => {
  const leaving = await startTestServer();
  expect((await leaving.app.inject({ url: '/ready' })).statusCode).toBe(200);
  leaving.drain();
  const answer = await leaving.app.inject({ url: '/ready' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  const served = await leaving.app.inject({ url: '/health' });
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
  await leaving.stop();
});

it('/ready says no with Retry-After while the database serves nobody, and yes once it does again', async () => {
  const busy = await startTestServer();
  const ready = () => busy.app.inject({ url: '/ready' });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // As many as there are connections at most: the embedded database has one, for which the others wait.
  const holders = Array.from({ length: 30 }, () => busy.spine.database.db.transaction(() => held));
  const answer = await ready();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  release();
  await Promise.all(holders);
  expect((await ready()).statusCode).toBe(200);
  await busy.stop();
});
