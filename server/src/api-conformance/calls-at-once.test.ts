import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { metaOf } from '../testing/call-operation';
import { seed, times } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { hasPostgres } from '../testing/test-database';
import { makeWatchedPostgres, type WatchedPostgres } from '../testing/watched-postgres';
import { createCallers } from './callers';
import { makeCircleFixture } from './circle-fixture';
import { operationKeys } from './operations';
import { randomInput } from './random-input';
import { sendAnything } from './send-anything';

/** Each with a circle of its own, whose records are deleted one after another. */
const stages = times(14, 1);
const rounds = times(120, 16);
const callsOfRound = 6;

/** After these nobody is left to call the others. */
const endings = ['circles.deleteCircle', 'circles.leaveCircle', 'circles.removeMember'];
const commands = operationKeys.filter(
  (key) => metaOf(key).kind === 'command' && metaOf(key).scope === 'circle' && !endings.includes(key),
);

/** The embedded database does one thing after another; what meets there meets only on a PostgreSQL. */
describe.runIf(hasPostgres)('commands that come at the same moment', () => {
  let postgres: WatchedPostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await makeWatchedPostgres();
    server = await startTestServer({ database: postgres.database });
  });
  afterAll(async () => {
    await server.stop();
    expect(await postgres.countDeadlocks()).toBe(0);
  });

  it.each(Array.from({ length: stages }, (_, index) => seed + index))(
    `never wait for each other crosswise, in ${rounds} rounds of ${callsOfRound} (TEST_SEED=%i)`,
    async (ownSeed) => {
      const callers = createCallers(server);
      const circle = await makeCircleFixture(server, 'Quokka');
      const drawn = fc
        .constantFrom(...commands)
        .chain((key) =>
          randomInput(key, circle, { valid: 1, nearly: 0, wild: 0 }).map((input) => ({ key, input })),
        );
      const round = fc.array(drawn, { minLength: callsOfRound, maxLength: callsOfRound });
      let done = 0;
      for (const calls of fc.sample(round, { numRuns: rounds, seed: ownSeed })) {
        const ready: (() => Promise<{ statusCode: number }>)[] = [];
        for (const { key, input } of calls) {
          const caller = await callers.next(key, circle);
          ready.push(async () => sendAnything(server.app, key, input, caller));
        }
        const answers = await Promise.all(ready.map((send) => send()));
        done += answers.filter(({ statusCode }) => statusCode === 200).length;
      }
      await server.settled();
      expect(done).toBeGreaterThan(rounds);
    },
  );
});
