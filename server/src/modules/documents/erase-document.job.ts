import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../spine/define-job';
import { isDocument } from './document-rows';
import { documents, documentVersions } from './documents.tables';

const daysInTrash = 30;

/** When a document that is deleted now is gone for good. */
export const eraseAt = (deletedAt: Date) => new Date(deletedAt.getTime() + daysInTrash * 86_400_000 + 1);

/** 30 days after it was deleted a document goes with the bytes of all its versions (ALL-6). */
export const eraseDocument = defineJob({
  name: 'documents.erase-document',
  rank: 'idle',
  payload: z.object({ circleId: Id, documentId: Id }),
  async run({ tx, now, payload: { circleId, documentId }, afterCommit, services }) {
    const [row] = await tx
      .select()
      .from(documents)
      .where(isDocument(circleId, documentId))
      .for('no key update');
    if (!row?.deletedAt || eraseAt(row.deletedAt) > now) return;
    await tx.delete(documents).where(isDocument(circleId, documentId));
    const gone = await tx
      .delete(documentVersions)
      .where(and(eq(documentVersions.circleId, circleId), eq(documentVersions.documentId, documentId)))
      .returning();
    afterCommit(async () => {
      for (const { fileId } of gone) await services.files.remove({ circleId, fileId });
    });
  },
});
