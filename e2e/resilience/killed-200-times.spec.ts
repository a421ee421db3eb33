import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '../base-test';
import { seededRandom } from '../product/seeded-random';
import { startProduct, type Product } from '../product/start-product';
import { expectNothingLost } from './nothing-lost';
import { until, witnessCircle, type WitnessedCircle } from './witnessed-circle';

const rounds = Number(process.env.KILL_ROUNDS ?? 200);
const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));

test.setTimeout(120_000 + rounds * 15_000);

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
});
test.afterAll(() => product.dispose());

test(`CHAT-3 GAME-1 killed ${rounds} times in mid-write the server loses, doubles and halves nothing, and catches up`, async () => {
  const circle = await witnessCircle(product.origin);
  const random = seededRandom(seed);
  const caughtUpMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await killInMidWrite(circle, random);
    caughtUpMs.push(
      await timed(async () => {
        await product.restart();
        await circle.catchUp();
      }),
    );
  }
  await Promise.all(circle.writers.map((writer) => writer.finish()));
  await circle.catchUp();

  await expectNothingLost(circle, `with KILL_SEED=${seed}`);
  const description = `${Math.round(middle(caughtUpMs))} ms in the middle`;
  test.info().annotations.push({ type: 'serving again and caught up', description });
  await circle.stop();
});

/** Lets everybody write and ends the process at some moment after the first answer; one time in ten while it starts, too. */
async function killInMidWrite(circle: WitnessedCircle, random: () => number) {
  const before = circle.countAcknowledged();
  const writing = Promise.all(
    circle.writers.map((writer) => writer.write({ forgetsUnanswered: random() < 0.3 })),
  );
  await Promise.race([until(() => circle.countAcknowledged() > before), writing]);
  await wait(random() * 250);
  await product.kill();
  await writing;
  if (random() > 0.1) return;
  const starting = product.restart().catch(() => undefined);
  await wait(random() * 1_000);
  await product.kill();
  await starting;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
