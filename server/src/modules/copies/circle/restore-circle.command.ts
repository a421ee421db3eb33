import { apiContract } from '@carecircle/contracts/api';
import { listMembers } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import { countUpTo } from '../../../mail/take-mail';
import { refuse } from '../../../refuse';
import type { Schedule } from '../../../spine/context';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { putJob } from '../../../spine/jobs/job-table';
import { foundCircle } from '../../circles';
import { parseCircleCopy } from './parse-circle-copy';
import { placePeople } from './place-people';
import { writeRecords } from './write-records';

/** Restores of one person. */
const mostOfDay = 20;

/**
 * Makes a new circle of the copy of one (ALL-5). No circle that there is changes or is read: the person who restores it becomes the admin
 * of the new one and its only member. The others of the copy are former members, so that history has its names, and what they had to
 * do is handed back as if they had just left.
 */
export const restoreCircle = definePreparedCommand(
  apiContract.copies.restoreCircle,
  ({ input }) => parseCircleCopy(input.file),
  async ({ input, actor, prepared: copy, ...unit }) => {
    if (!(await countUpTo(unit.tx, `restores of ${actor.id}`, mostOfDay, unit.now)))
      throw refuse('OVER_LIMIT', { message: 'That is enough for today. Try again tomorrow.' });
    const { timeZone, currency } = copy.circle;
    const founded = { id: input.newCircleId, name: input.name, timeZone, currency };
    const circle = await foundCircle({ ...unit, actor }, founded);
    const people = await placePeople(unit, copy.people, circle);
    await writeRecords({ ...unit, schedule: scheduleIn(unit.tx, circle.id) }, copy, { circle, people });
    for (const member of await listMembers(unit.tx, circle.id, ['former']))
      await unit.record.toCircle(circle.id, 'member.removed', { member });
    const records = Object.values(copy.records).reduce((sum, { length }) => sum + length, 0);
    return { circle, records };
  },
);

/** Jobs of the new circle are its own, though no operation of it put them there. */
function scheduleIn(tx: Transaction, circleId: string): Schedule {
  return (job, payload, dueAt, { key } = {}) => putJob(tx, { job, payload, dueAt, circleId, key });
}
