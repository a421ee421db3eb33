import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../base-test';
import { onlyWhole } from '../depth';
import type { Caller } from '../product/caller';
import { startProduct, type Product } from '../product/start-product';
import { expectNothingLost } from './nothing-lost';
import { until, witnessCircle } from './witnessed-circle';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
});
test.afterAll(() => product.dispose());

// A server that cannot go within its ten seconds ends itself with another code.
test('CHAT-3 a server that is asked to stop in mid-write loses nothing acknowledged, ends its streams cleanly and goes in time', async () => {
  const circle = await witnessCircle(product.origin);
  for (let round = 1; round <= 5; round += 1) {
    const before = circle.countAcknowledged();
    const writing = circle.writers.map((writer) => writer.write({ forgetsUnanswered: false }));
    await until(() => circle.countAcknowledged() > before);
    await wait(round * 20);
    expect(await product.stop()).toBe(0);
    await Promise.all(writing);
    await product.restart();
    await circle.catchUp();
  }
  await Promise.all(circle.writers.map((writer) => writer.finish()));
  await circle.catchUp();
  await expectNothingLost(circle, 'by a stop');
  expect((await circle.compare()).breaks).toBe(0);
  await circle.stop();
});

test(
  'neither a browser that never reads nor a request that never ends holds up the stop',
  onlyWhole,
  async () => {
    const { ana, circleId, ...circle } = await witnessCircle(product.origin);
    await circle.stop();
    for (let count = 0; count < 300; count += 1) await sendLongMessage(ana, circleId);
    const stalled = [
      open(`GET /api/events?positions=${circleId}:0 HTTP/1.1\r\nhost: x\r\ncookie: ${ana.cookie}\r\n\r\n`),
      open('POST /api/account/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{'),
      open('GET / HTTP/1.1\r\nhost: x\r\n'),
    ];
    await Promise.all(stalled.map((socket) => once(socket, 'connect')));
    await wait(500);
    expect(await product.stop()).toBe(0);
    await product.restart();
  },
);

/** A connection that says this and reads nothing. */
function open(text: string): Socket {
  const { hostname, port } = new URL(product.origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

const sendLongMessage = (person: Caller, circleId: string) =>
  person.call('communication', 'sendMessage', {
    circleId,
    messageId: randomUUID(),
    recipientId: null,
    text: 'x'.repeat(8_000),
  });
