import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createScheduler } from './scheduler';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('who asks for due jobs while a look waits for its turn is served by that look', async () => {
  const scheduler = createScheduler(server.spine);
  const first = scheduler.runDue();
  // From here on the first one looks.
  await Promise.resolve();
  const later = Array.from({ length: 100 }, () => scheduler.runDue());
  expect(new Set(later).size).toBe(1);
  expect(later[0]).not.toBe(first);
  await Promise.all([first, ...later]);
  await scheduler.stop();
});
