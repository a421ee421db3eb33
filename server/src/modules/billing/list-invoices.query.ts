import { Id, Instant } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { invoiceOf, invoices } from '../plans';

const Position = z.tuple([Instant, Id]);

export const listInvoices = defineQuery(apiContract.billing.listInvoices, async ({ db, input, circle }) => {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.circleId, circle.id), isAfter(input.cursor)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    invoices: page.map(invoiceOf),
    nextCursor:
      last && rows.length > input.limit ? writeCursor([last.issuedAt.toISOString(), last.id]) : null,
  };
});

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [issuedAt, id] = readCursor(Position, cursor);
  return sql`(${invoices.issuedAt}, ${invoices.id}) < (${issuedAt}::timestamptz, ${id}::uuid)`;
}
