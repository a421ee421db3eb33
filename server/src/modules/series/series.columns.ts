import type { Repeat } from '@carecircle/contracts';
import { date, integer, jsonb, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';

/** What every series has, of events and of tasks alike: whose it is and when it happens (`Schedule`). */
export const seriesColumns = () => ({
  circleId: uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' }),
  /** Ends with four zeros, see `occurrence-id.ts`. */
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  recipientId: uuid('recipient_id'),
  repeat: jsonb('repeat').$type<Repeat>(),
  days: jsonb('days').$type<string[]>(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  time: text('time'),
  timeZone: text('time_zone').notNull(),
  dayShift: integer('day_shift').notNull(),
  firstDate: date('first_date', { mode: 'string' }).notNull(),
  lastDate: date('last_date', { mode: 'string' }),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
});

type SeriesTable = Record<keyof ReturnType<typeof seriesColumns>, AnyPgColumn>;

/** The columns that say when a series happens, without its texts. */
export const scheduleColumns = <T extends SeriesTable>(table: T) =>
  ({
    id: table.id,
    repeat: table.repeat,
    days: table.days,
    startDate: table.startDate,
    time: table.time,
    timeZone: table.timeZone,
    dayShift: table.dayShift,
    firstDate: table.firstDate,
    lastDate: table.lastDate,
  }) as Pick<
    T,
    'id' | 'repeat' | 'days' | 'startDate' | 'time' | 'timeZone' | 'dayShift' | 'firstDate' | 'lastDate'
  >;
