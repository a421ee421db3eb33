import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callersOfOneCircle, type Caller } from '../../product/caller';
import { followLog, type LogReader } from '../../product/follow-log';
import { startProduct, type Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';

const rounds = 9;
const writers = 4;

/** From the end of a process by kill -9 in the middle of writing until the next one has told everything to who listens. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  try {
    const { ana, ben, circleId } = await callersOfOneCircle(product.origin);
    const { positions } = await ben.call('circles', 'getSession', { circleId });
    const log = followLog(ben, positions);
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await killOnce(product, { ana, circleId, log }));
    await log.stop();
    const limit = { atMost: 2_000, of: 'measured' } as const;
    const promise = 'A server killed in the middle of writing serves again and has caught up';
    return [
      { promise: `${promise}, usually (median of ${rounds})`, measured: medianOf(taken), unit: 'ms', limit },
      { promise: `${promise}, at the worst`, measured: Math.max(...taken), unit: 'ms', limit },
    ];
  } finally {
    await product.dispose();
  }
}

interface Witness {
  ana: Caller;
  circleId: string;
  log: LogReader;
}

async function killOnce(product: Product, { ana, circleId, log }: Witness): Promise<number> {
  const acknowledged: string[] = [];
  let isKilled = false;
  const write = async () => {
    while (!isKilled) {
      const taskId = randomUUID();
      await ana.call('care', 'addTask', { circleId, taskId, ...task });
      acknowledged.push(taskId);
    }
  };
  const writing = Array.from({ length: writers }, () => write().catch(() => undefined));
  await wait(500 + Math.random() * 1_000);
  const begun = performance.now();
  await product.kill();
  isKilled = true;
  await Promise.all([product.restart(), ...writing]);
  await untilTold(log, acknowledged);
  return performance.now() - begun;
}

async function untilTold(log: LogReader, taskIds: readonly string[]): Promise<void> {
  const missing = new Set(taskIds);
  for (let read = 0; missing.size > 0; await wait(5)) {
    for (; read < log.events.length; read += 1) {
      const { payload } = log.events[read] as { payload: { task?: { id: string } } };
      if (payload.task) missing.delete(payload.task.id);
    }
  }
}

const task = {
  title: 'Walk with Hugo',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2030-01-15',
  dueTime: null,
};
