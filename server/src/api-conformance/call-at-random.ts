import { randomUUID } from 'node:crypto';
import { refusalStatus } from '@carecircle/contracts';
import { RefusalBody } from '@carecircle/contracts/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { times } from '../testing/depth';
import { createCallers, type Callers } from './callers';
import { makeCircleFixture, type CircleFixture } from './circle-fixture';
import { outputSchemaOf } from './operations';
import { randomInput, type Shares } from './random-input';
import { sendAnything } from './send-anything';

const callsForEach = times(1_000, 2);
const longestMs = 1_000;
/** A busy machine may keep one call waiting for longer, or tidy up during it, but hardly during all of its repetitions. */
const tries = 10;
const patienceMs = 600_000;

/** Promises of each of these operations, tried with random input; a failure names its seed and its smallest input. */
export function callAtRandom(area: string, keys: readonly OperationKey[]): void {
  describe(area, () => {
    let server: TestServer;
    let callers: Callers;
    let own: CircleFixture;
    beforeAll(async () => {
      server = await startTestServer();
      callers = createCallers(server);
      own = await makeCircleFixture(server, 'Quokka');
      // Whoever first asks for a demo circle waits while its rows are lived.
      if (keys.includes('account.signInToDemo')) await server.call('account.signInToDemo', {});
    });
    afterAll(() => server.stop());

    /** Makes one call and gives how long it took or kept the processor, whichever is more, in milliseconds. */
    async function call(key: OperationKey, input: unknown): Promise<number> {
      const caller = await callers.next(key, own);
      const [startedAt, work] = [performance.now(), process.cpuUsage()];
      const answer = await sendAnything(server.app, key, input, caller);
      const durationMs = performance.now() - startedAt;
      const { user, system } = process.cpuUsage(work);
      expect(mistakeIn(key, answer.statusCode, answer.body), answer.body.slice(0, 500)).toBeNull();
      return Math.max(durationMs, (user + system) / 1_000);
    }

    it.each(keys)(
      `ALL-3 %s answers ${callsForEach} random calls by its contract, each within a second`,
      { timeout: patienceMs },
      async (key) => {
        const property = fc.asyncProperty(randomInput(key, own, sharesOf(key)), async (input) => {
          let durationMs = await call(key, input);
          for (let tried = 1; durationMs >= longestMs && tried < tries; tried += 1)
            durationMs = await call(key, asAnotherCommand(input));
          expect(durationMs).toBeLessThan(longestMs);
        });
        await fc.assert(property, { numRuns: callsForEach });
      },
    );
  });
}

/** The same input, which is not answered from memory. */
function asAnotherCommand(input: unknown): unknown {
  const isCommand = input !== null && typeof input === 'object' && 'commandId' in input;
  return isCommand ? { ...input, commandId: randomUUID() } : input;
}

/** A valid try at signing in or up costs a hash that is slow on purpose. */
function sharesOf(key: OperationKey): Shares {
  const { guessable, scope } = metaOf(key);
  return guessable && scope === 'public'
    ? { valid: 1, nearly: 15, wild: 15 }
    : { valid: 3, nearly: 4, wild: 3 };
}

function mistakeIn(key: OperationKey, status: number, text: string): string | null {
  if (status >= 500) return 'a fault of our own';
  if (status === 200) {
    const read = outputSchemaOf(key).safeParse(JSON.parse(text));
    return read.success ? null : `an answer off the contract: ${read.error.message}`;
  }
  const refusal = RefusalBody.strict().safeParse(JSON.parse(text));
  if (!refusal.success) return 'a refusal off the contract';
  return refusalStatus[refusal.data.code] === status ? null : `status ${status} for ${refusal.data.code}`;
}
