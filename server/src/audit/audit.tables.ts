import type { AuditAction } from '@carecircle/contracts';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/**
 * Who saw or changed what (PRIV-2). Rows are only ever added: triggers refuse anything else, save erasing a whole circle. `hash` is
 * that of the row before and this one, so that a changed, removed or slipped-in row shows (PRIV-5).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    circleId: uuid('circle_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    userId: uuid('user_id'),
    at: instant('at').notNull(),
    /** Key of the operation. */
    operation: text('operation').notNull(),
    subjectId: uuid('subject_id'),
    name: text('name').notNull(),
    ipAddress: text('ip_address').notNull(),
    deviceInfo: text('device_info').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.sequence] }),
    index('audit_entries_at').on(table.circleId, table.at),
  ],
);

/** How far each circle's chain has come: that nobody cuts off its end. */
export const auditChains = pgTable('audit_chains', {
  circleId: uuid('circle_id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
