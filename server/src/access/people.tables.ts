import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** A person with an account. The first seven columns are kept by the sign-in library. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    phone: text('phone'),
    address: text('address').notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    emergencyContact: text('emergency_contact').notNull().default(''),
    sharesPhone: boolean('shares_phone').notNull().default(true),
    sharesAddress: boolean('shares_address').notNull().default(false),
    sharesDateOfBirth: boolean('shares_date_of_birth').notNull().default(false),
    sharesEmergencyContact: boolean('shares_emergency_contact').notNull().default(false),
    preferences: jsonb('preferences').notNull().default({}),
    acceptedLegalVersion: text('accepted_legal_version'),
    acceptedLegalAt: instant('accepted_legal_at'),
    chosenCircleId: uuid('chosen_circle_id'),
    /** The copy of the demo circle that somebody made up belongs to; they go with it. */
    demoCircleId: uuid('demo_circle_id'),
    /** The circle in which somebody is but a name, since it was restored from a copy; they go with it. */
    restoredCircleId: uuid('restored_circle_id'),
  },
  (table) => [
    uniqueIndex('people_email').on(sql`lower(${table.email})`),
    index('people_demo_circle')
      .on(table.demoCircleId)
      .where(sql`${table.demoCircleId} is not null`),
    index('people_restored_circle')
      .on(table.restoredCircleId)
      .where(sql`${table.restoredCircleId} is not null`),
  ],
);

/** A way to sign in: for email and password the memory-hard hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('credentials_person').on(table.userId),
    uniqueIndex('credentials_provider').on(table.providerId, table.accountId),
  ],
);

/** Signed-in browsers. `token` is a digest: the table does not let anyone in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** To the minute; null until it is used again. */
    usedAt: instant('used_at'),
    /** When somebody last did something in it; requests that a page makes by itself do not count. */
    activeAt: instant('active_at'),
  },
  (table) => [index('sessions_person').on(table.userId)],
);

/** One-time links and codes; `identifier` is a digest. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Failed guesses of secrets, by digest of who guessed what; a lock outlives a restart. */
export const guesses = pgTable(
  'guesses',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('guesses_window').on(table.windowEndsAt)],
);
