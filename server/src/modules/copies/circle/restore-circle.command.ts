import { setImmediate } from 'node:timers/promises';
import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import { listMembers } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import { refuse, type Refusal } from '../../../refuse';
import type { Schedule } from '../../../spine/context';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { putJobs, type Appointment } from '../../../spine/jobs/job-table';
import { openCircle, takenId } from '../../circles';
import { copiedKinds } from './copied-kinds';
import { parseCircleCopy } from './parse-circle-copy';
import { planRestore } from './plan-restore';
import { takeWritten, writeInParts } from './write-in-parts';

/**
 * Makes a new circle of the copy of one (ALL-5). No circle that there is changes or is read: the person who restores it becomes the admin
 * of the new one and its only member. The others of the copy are former members, so that history has its names, and what they had to
 * do is handed back as if they had just left. Its records are written before, where nobody sees them; the command opens the circle, and
 * only then does anything follow from them.
 */
export const restoreCircle = definePreparedCommand(
  apiContract.copies.restoreCircle,
  async ({ input, actor, services, transact }) => {
    const copy = await parseCircleCopy(input.file);
    await setImmediate();
    const plan = planRestore(services.crypto, { input, adminId: actor.id, copy });
    await writeInParts(transact, actor, plan);
    return plan;
  },
  async ({ input, prepared: plan, ...unit }) => {
    const { tx } = unit;
    const id = input.newCircleId;
    if (!(await takeWritten(tx, plan))) throw await whyNotOpened(tx, id);
    const circle = await openCircle(unit, id);
    const planned: Appointment[] = [];
    for (const { finish } of copiedKinds)
      await finish?.({ ...unit, schedule: collecting(planned, id) }, circle);
    await putJobs(tx, planned);
    for (const member of await listMembers(tx, id, ['former']))
      await unit.record.toCircle(id, 'member.removed', { member });
    return { circle, records: plan.records };
  },
);

/** Somebody has the id; or what was written has gone or goes, since the same was sent twice at a time and refused, or given up. */
async function whyNotOpened(tx: Transaction, id: string): Promise<Refusal> {
  const [standing] = await tx.select().from(circles).where(eq(circles.id, id));
  const isTaken = standing && (standing.closedAt === null || standing.closedBy !== null);
  return isTaken ? takenId() : refuse('UNAVAILABLE', { message: 'Try again.' });
}

/** Jobs of the new circle are its own, though no operation of it puts them there; all are written together. */
function collecting(planned: Appointment[], circleId: string): Schedule {
  return async (job, payload, dueAt, { key } = {}) => {
    planned.push({ job, payload, dueAt, circleId, key } as Appointment);
  };
}
