import type { InvitationDelivery } from '@carecircle/contracts';
import { roles } from '@carecircle/contracts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** Personal invitations to a circle. Link and code follow from the id and the installation's key; of both only a digest is kept. */
export const invitations = pgTable(
  'invitations',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    role: text('role', { enum: roles }).notNull(),
    digest: text('digest').notNull(),
    codeDigest: text('code_digest').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How the letter and the text message go; null where none was asked for. */
    mail: text('mail').$type<InvitationDelivery>(),
    sms: text('sms').$type<InvitationDelivery>(),
    usedAt: instant('used_at'),
    usedBy: uuid('used_by'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('invitations_digest').on(table.digest),
    index('invitations_code_digest').on(table.codeDigest),
  ],
);

export type InvitationRow = typeof invitations.$inferSelect;
