import { setImmediate } from 'node:timers/promises';
import type { Person } from '../../../access/person';
import type { Transaction } from '../../../database/database';
import { countUpTo } from '../../../mail/take-mail';
import { Refusal, refuse } from '../../../refuse';
import type { Transact, UnitOfWork } from '../../../spine/context';
import { cancelJob, holdJob, putJob } from '../../../spine/jobs/job-table';
import { beginCircle, eraseCircleRows, eraseNextPart } from '../../circles';
import { giveUpRestore } from './give-up-restore.job';
import { placePeople } from './place-people';
import type { RestorePlan } from './plan-restore';

/** Restores of one person. */
const mostOfDay = 20;
/** No restore takes so long, whatever else goes on; rows of one that came to no end stay so long. */
const patienceMs = 3_600_000;
/** By then a restore that is taken back is gone, unless its server is. */
const erasingMs = 60_000;

/**
 * Writes all records of a copy into a circle that nobody can see, in short transactions between which others get their turn. One that
 * was begun, and that another process writes or has left, goes on where it stands: two at the same time share the work.
 */
export async function writeInParts(transact: Transact, actor: Person, plan: RestorePlan): Promise<void> {
  await transact((unit) => begin(unit, actor, plan));
  try {
    let written = 0;
    while (written < plan.parts.length) {
      await setImmediate();
      written = await transact((unit) => writeNextPart(unit, plan));
    }
  } catch (error) {
    if (error instanceof Refusal) await takeBack(transact, plan);
    throw error;
  }
}

/** Whether all is written and waits to be opened, which then nobody else does. */
export async function takeWritten(tx: Transaction, plan: RestorePlan): Promise<boolean> {
  if ((await holdWritten(tx, plan)) !== plan.parts.length) return false;
  return cancelJob(tx, giveUpRestore, keyOf(plan));
}

async function begin(unit: Pick<UnitOfWork, 'tx' | 'now'>, actor: Person, plan: RestorePlan): Promise<void> {
  const { tx, now } = unit;
  if (!(await beginCircle({ tx, now, actor }, plan.circle))) return;
  if (!(await countUpTo(tx, `restores of ${actor.id}`, mostOfDay, now)))
    throw refuse('OVER_LIMIT', { message: 'That is enough for today. Try again tomorrow.' });
  await placePeople(unit, plan);
  await noteWritten(unit, plan, 0);
}

/** Gives how many parts are written; all of them where they are no longer this restore's to write. */
async function writeNextPart(unit: Pick<UnitOfWork, 'tx' | 'now'>, plan: RestorePlan): Promise<number> {
  const written = await holdWritten(unit.tx, plan);
  if (written === null || written === plan.parts.length) return plan.parts.length;
  await plan.parts[written]?.write(unit);
  await noteWritten(unit, plan, written + 1);
  return written + 1;
}

/** How many parts are written, held until the transaction ends; null where the restore is over, or this is another one. */
async function holdWritten(tx: Transaction, plan: RestorePlan): Promise<number | null> {
  const standing = await holdJob(tx, giveUpRestore, keyOf(plan));
  return standing?.mark === plan.mark ? standing.written : null;
}

function noteWritten(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  plan: RestorePlan,
  written: number,
): Promise<void> {
  const dueAt = new Date(now.getTime() + patienceMs);
  return putJob(tx, { job: giveUpRestore, payload: { mark: plan.mark, written }, dueAt, ...keyOf(plan) });
}

/** Removes what was written; a job does it where the server dies meanwhile. */
async function takeBack(transact: Transact, plan: RestorePlan): Promise<void> {
  const isOurs = await transact(async ({ tx, now }) => {
    if ((await holdWritten(tx, plan)) === null) return false;
    await cancelJob(tx, giveUpRestore, keyOf(plan));
    const dueAt = new Date(now.getTime() + erasingMs);
    await putJob(tx, { job: eraseCircleRows, payload: {}, dueAt, ...keyOf(plan) });
    return true;
  });
  let table: string | null = isOurs ? '' : null;
  while (table !== null) {
    const from: string = table;
    table = await transact((unit) => eraseNextPart(unit, plan.circle.id, from));
  }
}

const keyOf = ({ circle: { id } }: RestorePlan) => ({ circleId: id, key: id });
