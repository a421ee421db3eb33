import * as z from 'zod';
import { defineJob, type Job } from '../../spine/define-job';
import { eraseNextPart } from './erase-next-part';

const payload = z.object({ table: z.string().default('') });

/** Erases a circle of which nobody is a member, one part at each turn. A server that dies goes on with the next one. */
export const eraseCircleRows: Job<typeof payload> = defineJob({
  name: 'circles.erase-circle-rows',
  payload,
  rank: 'idle',
  async run({ circleId, payload: { table }, now, schedule, ...unit }) {
    if (circleId === null) return;
    const next = await eraseNextPart(unit, circleId, table);
    if (next !== null) await schedule(eraseCircleRows, { table: next }, now, { key: circleId });
  },
});
