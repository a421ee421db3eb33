import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Member } from '@carecircle/contracts';
import { circles } from '../../../access/circles.tables';
import { listMembershipsOf } from '../../../access/find-member';
import type { Person } from '../../../access/person';
import { auditEverywhere } from '../../../audit/audit-everywhere';
import { dayIn } from '../../../records/circle-days';
import type { Call } from '../../../spine/run-operation';
import type { Spine } from '../../../spine/spine';
import { circleLists } from './circle-lists';
import type { ExportList } from './export-list';
import { ownLists } from './own-records';
import { writeExport } from './write-export';

/**
 * All that a person may take along (PRIV-3): what is their own from everywhere, and the records of each circle that they run or
 * whose admins let members export. Every circle learns that they did.
 */
export async function openExport(spine: Spine, person: Person, call: Omit<Call, 'raw'>): Promise<Readable> {
  const { db } = spine.database;
  const lists: ExportList[] = ownLists(db, person.id);
  const places = (await listMembershipsOf(db, person.id)).filter(({ status }) => status === 'active');
  for (const [index, place] of places.entries()) {
    const [circle] = await db.select().from(circles).where(eq(circles.id, place.circleId));
    if (!circle || circle.closedAt || !mayExport(place, circle)) continue;
    const today = dayIn(circle.timeZone, call.now);
    lists.push(...circleLists(spine, { circleId: circle.id, call, today }, `circle-${index + 1}`));
  }
  await spine.database.inTransaction(async (tx) => {
    const { caller, now } = call;
    await auditEverywhere(tx, {
      ...{ personId: person.id, action: 'EXPORT_DATA', operation: 'privacy/export', caller, now },
    });
    return { answer: undefined, closing: null };
  });
  return writeExport(lists);
}

function mayExport({ role }: Member, { allowDataExport }: { allowDataExport: boolean }): boolean {
  return role === 'admin' || allowDataExport;
}
