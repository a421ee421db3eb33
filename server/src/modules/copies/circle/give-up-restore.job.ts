import * as z from 'zod';
import { defineJob } from '../../../spine/define-job';
import { eraseCircleRows } from '../../circles';

/**
 * Lets the rows go of a restore that came to no end, such as with a server that died. It is put down with the first of them, says how far
 * the writing is, and is taken back by the transaction that opens the circle: as long as it is there nobody has seen it, and without
 * it nobody writes on.
 */
export const giveUpRestore = defineJob({
  name: 'copies.give-up-restore',
  payload: z.object({ mark: z.string(), written: z.int() }),
  rank: 'idle',
  async run({ circleId, now, schedule }) {
    if (circleId !== null) await schedule(eraseCircleRows, {}, now, { key: circleId });
  },
});
