import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { signUpMember, type Member } from '../member';
import { listen, type Listening } from '../streams/listen';
import { makeCircleOf } from './make-circle-of';
import { residentKb } from './resident-kb';

const streamCount = 2_000;
/** A person may hold thirty. */
const streamsPerPerson = 25;
const settleMs = 3_000;

/** What a stream costs on which nothing happens: the growth of the server's process divided by their number (Linux). */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ REQUESTS_PER_MINUTE: '1000000', TRUSTED_PROXIES: 'loopback' });
  const streams: Listening[] = [];
  try {
    const people: { person: Member; circleId: string }[] = [];
    for (let index = 0; index < streamCount / streamsPerPerson; index += 1) {
      const person = await signUpMember(product.origin, 'Ana', `10.0.${index}.1`);
      people.push({ person, circleId: await makeCircleOf(person) });
    }
    // What hashing the passwords took does not count.
    await product.stop();
    await product.restart();
    const open = async (count: number) => {
      for (const { person, circleId } of people)
        for (let index = 0; index < count; index += 1)
          streams.push(await listen(product.origin, person, circleId, () => undefined));
      await wait(settleMs);
    };
    // The first ones bring code and pools that all share.
    await open(1);
    const before = residentKb(product.pid());
    await open(streamsPerPerson - 1);
    const after = residentKb(product.pid());
    return [
      {
        promise: `An idle stream of ${streamCount.toLocaleString('en')} takes little memory`,
        measured: (after - before) / (streamCount - people.length),
        unit: 'kB',
        limit: { atMost: 25, of: 'measured' },
      },
    ];
  } finally {
    for (const stream of streams) stream.stop();
    await product.dispose();
  }
}
