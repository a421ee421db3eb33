import type { Dose, DoseLogEntry, Medication } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { circles } from '../../access/circles.tables';
import { instant } from '../../database/instant';
import { photoTable } from '../../files/photo-table';

const circleId = () =>
  uuid('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

export const medications = pgTable(
  'medications',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    giverId: uuid('giver_id'),
    name: text('name').notNull(),
    genericName: text('generic_name').notNull(),
    dosage: text('dosage').notNull(),
    strength: text('strength').notNull(),
    form: text('form').$type<Medication['form']>().notNull(),
    frequency: text('frequency').$type<Medication['frequency']>().notNull(),
    /** `HH:MM` on the recipient's wall. */
    times: jsonb('times').$type<Medication['times']>().notNull(),
    weekday: smallint('weekday'),
    monthDay: smallint('month_day'),
    prescribedBy: text('prescribed_by').notNull(),
    prescriptionDate: date('prescription_date', { mode: 'string' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    refillDate: date('refill_date', { mode: 'string' }),
    instructions: text('instructions').notNull(),
    sideEffects: jsonb('side_effects').$type<Medication['sideEffects']>().notNull(),
    interactions: jsonb('interactions').$type<Medication['interactions']>().notNull(),
    foodRestrictions: text('food_restrictions').notNull(),
    category: text('category').$type<Medication['category']>().notNull(),
    priority: text('priority').$type<Medication['priority']>().notNull(),
    notes: text('notes').notNull(),
    unitsPerDose: doublePrecision('units_per_dose').notNull(),
    packageUnits: doublePrecision('package_units'),
    refillLeadDays: smallint('refill_lead_days').notNull(),
    minimumMinutesBetween: smallint('minimum_minutes_between'),
    mostIn24Hours: smallint('most_in_24_hours'),
    ingredients: jsonb('ingredients').$type<Medication['ingredients']>().notNull(),
    missedAfterMinutes: smallint('missed_after_minutes').notNull(),
    escalationChain: jsonb('escalation_chain').$type<Medication['escalationChain']>().notNull(),
    status: text('status').$type<Medication['status']>().notNull(),
    unitsLeft: doublePrecision('units_left'),
    refillTaskId: uuid('refill_task_id'),
    photoId: uuid('photo_id'),
    /** Every dose of the schedule that is due later than its beginning and up to here has been made. */
    plannedUntil: instant('planned_until').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.id] })],
);

export type MedicationRow = typeof medications.$inferSelect;

export const doses = pgTable(
  'doses',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    medicationId: uuid('medication_id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time'),
    dueAt: instant('due_at'),
    status: text('status').$type<Dose['status']>().notNull(),
    takenAt: instant('taken_at'),
    loggedBy: uuid('logged_by'),
    loggedAt: instant('logged_at'),
    reason: text('reason').notNull(),
    isOverLimit: boolean('is_over_limit').notNull(),
    toldIds: jsonb('told_ids').$type<Dose['toldIds']>().notNull(),
    /** How much it took from the stock: what undoing gives back. */
    unitsUsed: doublePrecision('units_used').notNull(),
    /** The event that it was given, which earned points; null where none did. */
    takenEventId: uuid('taken_event_id'),
    /** When somebody has to be told next; null when nobody is waited for. */
    watchAt: instant('watch_at'),
    /** What is told then: that it is due, that it is missed, or again that it is. */
    watchFor: text('watch_for', { enum: ['due', 'missed', 'next'] }),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    /** No dose of the schedule is made twice; doses as needed have no time. */
    uniqueIndex('doses_once').on(table.circleId, table.medicationId, table.day, table.time),
    index('doses_by_day').on(table.circleId, table.day),
    index('doses_by_giving').on(table.circleId, table.takenAt),
    index('doses_to_watch')
      .on(table.circleId, table.watchAt)
      .where(sql`${table.watchAt} is not null`),
  ],
);

export type DoseRow = typeof doses.$inferSelect;

/** What was said of doses, line by line; nothing is ever changed or taken out (MED-5). */
export const doseLog = pgTable(
  'dose_log',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    doseId: uuid('dose_id').notNull(),
    medicationId: uuid('medication_id').notNull(),
    medicationName: text('medication_name').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time'),
    status: text('status').$type<DoseLogEntry['status']>().notNull(),
    takenAt: instant('taken_at'),
    memberId: uuid('member_id'),
    reason: text('reason').notNull(),
    isOverLimit: boolean('is_over_limit').notNull(),
    isBackFilled: boolean('is_back_filled').notNull(),
    loggedAt: instant('logged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('dose_log_by_time').on(table.circleId, table.loggedAt, table.id),
    index('dose_log_by_medication').on(table.circleId, table.medicationId, table.loggedAt, table.id),
  ],
);

export type DoseLogRow = typeof doseLog.$inferSelect;

/** Who decided to give a medication in spite of what is known of it with the others, and why (MED-3); only added to. */
export const interactionAcceptances = pgTable(
  'interaction_acceptances',
  {
    circleId: circleId(),
    id: uuid('id').notNull(),
    medicationId: uuid('medication_id').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    keys: jsonb('keys').$type<string[]>().notNull(),
    reason: text('reason').notNull(),
    acceptedBy: uuid('accepted_by').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.id] }),
    index('interaction_acceptances_by_time').on(table.circleId, table.recipientId, table.acceptedAt),
  ],
);

/** The pictures of medications (MED-2). */
export const medicationPhotos = photoTable('medication_photos', 'medication_id');
