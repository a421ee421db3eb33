import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import { enterDemo } from '../member';
import { programOf, startBare } from '../server-programs';
import {
  connections,
  pressBareReads,
  pressBareWrites,
  pressReads,
  pressWrites,
  type Reads,
} from './press-operations';
import { makeWriteCircles, type WriteCircles } from './write-circles';

const rounds = 7;
const durationMs = 1_500;

interface Origins {
  whole: string;
  bare: string;
}

/**
 * Reads and writes of the whole server against bare `node:http` on the same data.
 *
 * @param bareSettings names the bare server's database; called while the product does not run.
 */
export async function measureDatabase(
  product: Product,
  where: string,
  bareSettings: () => Record<string, string>,
): Promise<Figure[]> {
  const ana = await enterDemo(product.origin, 'ana');
  const { session } = await ana.call('circles', 'getSession', {});
  const circles = await makeWriteCircles(product.origin, connections);
  await circles.settled();
  await product.stop();
  const bare = await startBare(programOf('bare-server'), bareSettings());
  await product.restart();
  const origins = { whole: product.origin, bare: bare.origin };
  const reads = await measureReads(origins, { cookie: ana.cookie, circleId: session?.circle?.id ?? '' });
  const writes = await measureWrites(origins, circles);
  await bare.stop();
  return [
    figure(`A read against the same query on bare node:http (${where})`, reads),
    figure(`A write against a bare transaction of three statements on bare node:http (${where})`, writes),
  ];
}

function measureReads({ whole, bare }: Origins, reads: Reads) {
  return interleave(rounds, {
    whole: async () => (await pressReads(whole, reads, durationMs)).perSecond,
    bare: async () => (await pressBareReads(bare, reads, durationMs)).perSecond,
  });
}

/** The follow-ups of the writes run beside them; those left over end before the bare server's turn. */
function measureWrites({ whole, bare }: Origins, circles: WriteCircles) {
  return interleave(rounds, {
    whole: async () => {
      const { perSecond } = await pressWrites(whole, circles, durationMs);
      await circles.settled();
      return perSecond;
    },
    bare: async () => (await pressBareWrites(bare, circles, durationMs)).perSecond,
  });
}

function figure(promise: string, rates: Record<keyof Origins, number>): Figure {
  const limit = { atLeast: 0.5, of: 'ratio' } as const;
  return { promise, measured: rates.whole, baseline: rates.bare, unit: 'answers/s', limit };
}
