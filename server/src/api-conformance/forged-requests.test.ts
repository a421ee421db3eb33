import { operationPath } from '@carecircle/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { makeCircleFixture, rightInput, type CircleFixture } from './circle-fixture';
import { operationKeys } from './operations';
import { allRows } from './rows-of';
import { queryOf } from './send-anything';

let server: TestServer;
let own: CircleFixture;
beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
});
afterAll(() => server.stop());

/** What browsers say of a request that another site's page makes, or a page of ours that something foreign frames. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:4301' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

function request(key: OperationKey, headers: Record<string, string>) {
  const [area = '', name = ''] = key.split('.');
  const input = rightInput(key, own);
  const isQuery = metaOf(key).kind === 'query';
  return server.app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: `/api${operationPath(area, name)}${isQuery ? `?${queryOf(input)}` : ''}`,
    headers: { host: 'localhost:4300', cookie: own.admin.cookie, ...headers },
    ...(!isQuery && { payload: JSON.stringify(input) }),
  });
}

describe.each(operationKeys)('%s', (key) => {
  it('AUTH-1 called by a page of another site with my cookie changes nothing and tells nothing', async () => {
    const before = await allRows(server.spine.database.db);
    for (const headers of foreign) {
      const answer = await request(key, { 'content-type': 'application/json', ...headers });
      expect(answer.json().code, JSON.stringify(headers)).toBe('FOREIGN_ORIGIN');
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.body).not.toContain(own.word);
    }
    expect(await allRows(server.spine.database.db)).toEqual(before);
  });
});

describe.each(operationKeys.filter((key) => metaOf(key).kind === 'command'))('%s', (key) => {
  it('AUTH-1 sent as a form, as any site can, is not read', async () => {
    const before = await allRows(server.spine.database.db);
    for (const type of formTypes) {
      expect((await request(key, { 'content-type': type })).json().code, type).toBe('MALFORMED');
    }
    expect(await allRows(server.spine.database.db)).toEqual(before);
  });
});

it('AUTH-1 the event stream opens for no page of another site', async () => {
  for (const headers of foreign) {
    const answer = await server.app.inject({
      url: `/api/events?positions=${own.admin.id}:0`,
      headers: { host: 'localhost:4300', cookie: own.admin.cookie, ...headers },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
  }
});
