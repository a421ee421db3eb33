import type { DocumentType } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { Id, Instant } from '@carecircle/contracts/schemas';
import { and, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { containing } from '../../records/containing';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { documentOf } from './document-rows';
import { documents } from './documents.tables';

const Position = z.tuple([Instant, Id]);

const typesOf = {
  images: ['image/jpeg', 'image/png'],
  pdfs: ['application/pdf'],
  other: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const satisfies Record<string, readonly DocumentType[]>;

export const listDocuments = defineQuery(
  apiContract.documents.listDocuments,
  async ({ db, input, circle }) => {
    const { filter, search, cursor, limit } = input;
    const rows = await db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.circleId, circle.id),
          isNull(documents.deletedAt),
          filter === 'all' ? undefined : inArray(documents.contentType, [...typesOf[filter]]),
          search ? ilike(documents.name, containing(search)) : undefined,
          isAfter(cursor),
        ),
      )
      .orderBy(desc(documents.uploadedAt), desc(documents.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const goesOn = rows.length > limit;
    return {
      documents: page.map(documentOf),
      nextCursor: last && goesOn ? writeCursor([last.uploadedAt.toISOString(), last.id]) : null,
    };
  },
);

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [uploadedAt, id] = readCursor(Position, cursor);
  return sql`(${documents.uploadedAt}, ${documents.id}) < (${uploadedAt}::timestamptz, ${id}::uuid)`;
}
