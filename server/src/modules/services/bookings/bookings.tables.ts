import type { Booking } from '@carecircle/contracts';
import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { circles } from '../../../access/circles.tables';
import { instant } from '../../../database/instant';

/** Services that were asked for (SERV-2). Name and telephone number stay as they were, whatever is imported later. */
export const bookings = pgTable(
  'bookings',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    providerId: text('provider_id').notNull(),
    providerName: text('provider_name').notNull(),
    providerPhone: text('provider_phone'),
    kind: text('kind').$type<Booking['kind']>().notNull(),
    recipientId: uuid('recipient_id'),
    serviceType: text('service_type').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    band: text('band').$type<Booking['band']>().notNull(),
    instructions: text('instructions').notNull(),
    useInsurance: boolean('use_insurance').notNull(),
    status: text('status').$type<Booking['status']>().notNull(),
    delivery: text('delivery').$type<Booking['delivery']>().notNull(),
    calendarEventId: uuid('calendar_event_id').notNull(),
    /** The task to call the provider, where nothing could be sent. */
    callTaskId: uuid('call_task_id'),
    requestedBy: uuid('requested_by').notNull(),
    answeredBy: uuid('answered_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('bookings_by_day').on(table.circleId, table.date),
  ],
);

export type BookingRow = typeof bookings.$inferSelect;
