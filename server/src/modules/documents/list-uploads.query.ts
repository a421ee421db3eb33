import { documentLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gt } from 'drizzle-orm';
import { overSince } from '../../files/uploads/find-own-upload';
import { defineQuery } from '../../spine/define-query';
import { documentUploads } from './documents.tables';
import { uploadOf } from './upload-rows';

export const listUploads = defineQuery(
  apiContract.documents.listUploads,
  async ({ db, circle, actor, now }) => {
    const rows = await db
      .select()
      .from(documentUploads)
      .where(
        and(
          eq(documentUploads.circleId, circle.id),
          eq(documentUploads.personId, actor.id),
          gt(documentUploads.startedAt, overSince(now)),
        ),
      )
      .orderBy(desc(documentUploads.startedAt), desc(documentUploads.id))
      .limit(documentLimits.uploads);
    return rows.map(uploadOf);
  },
);
