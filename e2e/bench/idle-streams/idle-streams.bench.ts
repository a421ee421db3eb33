import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { signUpMember, type Member } from '../member';
import { listenFrom, positionIn, type Listening } from '../streams/listen';
import { collecting, heldKb } from './held-kb';
import { makeCircleOf } from './make-circle-of';

const streamCount = 2_000;
/** A person may hold thirty. */
const streamsPerPerson = 25;
const settleMs = 3_000;

/**
 * What a stream holds on which nothing happens: the growth of the server's process divided by their number (Linux). What
 * the calls before them leave to be collected is no part of it, so all calls come first, and garbage goes before memory is read.
 */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({
    DEMO: 'on',
    ...collecting,
    REQUESTS_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: 'loopback',
  });
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
    const places: { person: Member; from: string }[] = [];
    for (let index = 0; index < streamsPerPerson; index += 1)
      for (const { person, circleId } of people)
        places.push({ person, from: await positionIn(person, circleId) });
    const open = async (count: number) => {
      for (const { person, from } of places.splice(0, count))
        streams.push(await listenFrom(product.origin, person, from, () => undefined));
      await wait(settleMs);
    };
    // The first ones bring code and pools that all share.
    await open(people.length);
    const before = await heldKb(product);
    await open(streamCount);
    const after = await heldKb(product);
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
