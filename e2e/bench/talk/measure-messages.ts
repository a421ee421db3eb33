import { randomUUID } from 'node:crypto';
import type { Figure } from '../figure';
import { percentileOf } from '../interleave';
import { measureScreens } from '../streams/measure-screens';
import type { Circle } from './make-circle';
import type { OpenPages } from './open-pages';

const samples = 100;
const warmUps = 5;

/** How soon a message to the circle is with the others: on their streams, and painted on a screen. */
export async function measureMessages(origin: string, circle: Circle, pages: OpenPages): Promise<Figure[]> {
  const [writer, reader] = circle.members;
  const arrived: number[] = [];
  for (let sample = -warmUps; sample < samples; sample += 1) {
    const taken = await send(circle, pages);
    if (sample >= 0) arrived.push(...taken);
  }
  const painted = await measureScreens(origin, writer, reader);
  return [
    p50(`A message is on the open pages of ${circle.members.length} members`, arrived),
    p50(`A message is painted on another member's screen`, painted),
  ];
}

function p50(what: string, taken: readonly number[]): Figure {
  return {
    promise: `${what} (n = ${taken.length}): p50`,
    measured: percentileOf(taken, 0.5),
    unit: 'ms',
    limit: { atMost: 50, of: 'measured' },
  };
}

async function send(circle: Circle, pages: OpenPages): Promise<number[]> {
  const [writer] = circle.members;
  const messageId = randomUUID();
  const arrivals = pages.arrivals(
    (event) => event.type === 'message.sent' && event.payload.message.id === messageId,
  );
  const sentAt = performance.now();
  await writer.call('communication', 'sendMessage', {
    circleId: circle.id,
    messageId,
    recipientId: null,
    text: 'Rosa has had her soup.',
  });
  return (await arrivals).map((cameAt) => cameAt - sentAt);
}
