import { callersOfOneCircle, type Caller } from '../../product/caller';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { interleave, percentileOf } from '../interleave';
import { startHostileCrowd } from './hostile-crowd';

const rounds = 5;
const calls = 400;

/** The slowest hundredth of one member's calls, with and without hostile connections, in turn. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
  try {
    const { ana, circleId } = await callersOfOneCircle(product.origin);
    const p99 = await interleave(rounds, {
      calm: () => slowestOf(ana, circleId),
      hostile: async () => {
        const end = await startHostileCrowd(product.origin);
        return slowestOf(ana, circleId).finally(end);
      },
    });
    return [
      {
        promise: 'Others are served while hostile connections go on: p99 of reads and writes',
        measured: p99.hostile,
        baseline: p99.calm,
        unit: 'ms',
        limit: { atMost: 2, of: 'ratio' },
      },
    ];
  } finally {
    await product.dispose();
  }
}

async function slowestOf(ana: Caller, circleId: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const startedAt = performance.now();
    if (count % 2) await ana.call('circles', 'renameCircle', { circleId, name: `Name ${count}` });
    else await ana.call('care', 'listTasks', { circleId });
    times.push(performance.now() - startedAt);
  }
  return percentileOf(times, 0.99);
}
