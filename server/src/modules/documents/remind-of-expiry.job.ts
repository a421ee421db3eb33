import { Id, Instant } from '@carecircle/contracts/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../access/circles.tables';
import type { Schedule } from '../../spine/context';
import { defineJob } from '../../spine/define-job';
import { documentOf, isDocument } from './document-rows';
import { documents, type DocumentRow } from './documents.tables';
import { nextReminder } from './next-reminder';

/** A document soon ends: whoever renews it is told, or else whoever added it (VAULT-2). */
const remindOfExpiry = defineJob({
  name: 'documents.remind-of-expiry',
  payload: z.object({ circleId: Id, documentId: Id, dueAt: Instant }),
  async run({ tx, now, payload: { circleId, documentId, dueAt }, record, schedule }) {
    const [row] = await tx
      .select()
      .from(documents)
      .where(isDocument(circleId, documentId))
      .for('no key update');
    const [circle] = await tx.select().from(circles).where(eq(circles.id, circleId));
    if (!row?.expiresOn || row.deletedAt || !circle) return;
    const before = new Date(Date.parse(dueAt) - 1);
    if (nextReminder(circle.timeZone, row.expiresOn, before)?.toISOString() !== dueAt) return;
    const ownerId = row.renewalOwnerId ?? row.uploadedBy;
    await record('document.expiring', { document: documentOf(row), ownerId });
    await planReminder(schedule, circle.timeZone, row, now);
  },
});

/** Replaces the reminder of a document by the one that its end asks for now. */
async function planReminder(
  schedule: Schedule,
  timeZone: string,
  { circleId, id, expiresOn }: DocumentRow,
  now: Date,
): Promise<void> {
  const dueAt = expiresOn && nextReminder(timeZone, expiresOn, now);
  if (!dueAt) return;
  await schedule(remindOfExpiry, { circleId, documentId: id, dueAt: dueAt.toISOString() }, dueAt, {
    key: id,
  });
}

export { planReminder, remindOfExpiry };
