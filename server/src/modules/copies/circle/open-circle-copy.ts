import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Circle, Member } from '@carecircle/contracts';
import { circles } from '../../../access/circles.tables';
import { appendAudit } from '../../../audit/append-audit';
import { auditFact } from '../../../audit/audit-fact';
import type { Caller } from '../../../spine/context';
import type { Spine } from '../../../spine/spine';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import { readPositions } from '../../../spine/read-events';
import type { CircleCopy } from './circle-copy';
import { readCircleCopy } from './read-circle-copy';

/** How often a copy is read in turns before others have to wait for it. */
const attempts = 3;

interface Asking {
  circle: Circle;
  member: Member;
  caller: Pick<Caller, 'address' | 'userAgent'>;
}

/**
 * The text of a circle's copy, for its admins and, where they let members export, for those too (PRIV-3, ALL-5). All of it is of one
 * moment, and the circle's audit log says that it was taken.
 */
export async function openCircleCopy(spine: Spine, { circle, member, caller }: Asking): Promise<string> {
  const now = spine.services.clock.now();
  const { inTransaction } = spine.database;
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select({ isOpen: circles.allowDataExport })
      .from(circles)
      .where(eq(circles.id, circle.id));
    if (member.role !== 'admin' && !row?.isOpen)
      throw refuse('NOT_ALLOWED', { message: 'Only admins export this circle.' });
    const taken = { action: 'EXPORT_DATA', operation: 'copies/circle', caller, now } as const;
    await appendAudit(tx, auditFact({ circleId: circle.id, userId: member.id, ...taken }));
    return { answer: undefined, closing: null };
  });
  return textOf(await readOfOneMoment(spine, { circle, member, now }));
}

/**
 * Reads it in many short queries, between which others get their turn; every change of a circle's records moves its log, which tells
 * whether there was one meanwhile. A circle that is changed all the time is read in one transaction, for which others wait.
 */
async function readOfOneMoment(spine: Spine, asking: Parameters<typeof readCircleCopy>[1]) {
  const { db, inTransaction } = spine.database;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await positionOf(db, asking.circle);
    const copy = await readCircleCopy(db, asking);
    if ((await positionOf(db, asking.circle)) === before) return copy;
  }
  const { answer } = await inTransaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return { answer: await readCircleCopy(tx, asking), closing: null };
  });
  return answer;
}

async function positionOf(reader: Reader, { id }: Circle): Promise<number | undefined> {
  return (await readPositions(reader, [id]))[id];
}

/** The JSON of it, with turns for others between its kinds. */
async function textOf({ records, ...head }: CircleCopy): Promise<string> {
  const kinds: string[] = [];
  for (const [name, list] of Object.entries(records)) {
    await setImmediate();
    kinds.push(`${JSON.stringify(name)}:${JSON.stringify(list)}`);
  }
  return `${JSON.stringify(head).slice(0, -1)},"records":{${kinds.join(',')}}}`;
}
