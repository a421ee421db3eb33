import type { ReleaseAction, RemoteManifest } from '@carecircle/contracts';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant';
import type { BuildContracts } from './build-contracts';
import type { CandidateState } from './candidate';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Every published build of every remote; a row never changes (REL-1). Releases belong to no circle. */
export const releases = pgTable(
  'releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<RemoteManifest>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publisher: text('publisher').notNull().default(''),
    notes: text('notes').notNull().default(''),
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** File → sha384 of its bytes as published, in base64. Pages check the shorter integrity in the manifest. */
    sums: jsonb('sums').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** What it uses; null where it does not say, and of versions from before this was kept. */
    contracts: jsonb('contracts').$type<BuildContracts>(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Packed files of versions that were published before archives rested with the files (`release-archives.ts`); nothing is added. */
export const releaseArchives = pgTable(
  'release_archives',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    archive: bytes('archive').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Which version of a remote is served to everybody, the last good one before it, and who has another one first. */
export const rollouts = pgTable('rollouts', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  previousVersion: text('previous_version'),
  changedAt: instant('changed_at').notNull(),
  revision: integer('revision').notNull().default(0),
  candidate: jsonb('candidate').$type<CandidateState>(),
});

/** Who did what to a release, and when (REL-7); rows are only added. What `rollouts` held then stands beside it. */
export const releaseActions = pgTable(
  'release_actions',
  {
    id: uuid('id').primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    action: text('action').$type<ReleaseAction['action']>().notNull(),
    actor: text('actor').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    revision: integer('revision'),
    state: jsonb('state').$type<unknown>(),
  },
  (table) => [index('release_actions_by_remote').on(table.remote, table.at)],
);

/** Versions that lived through their first time with everybody, and those that were taken back. */
export const releaseVerdicts = pgTable(
  'release_verdicts',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    verdict: text('verdict').$type<'good' | 'withdrawn'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Who may publish which remote: digests of the teams' tokens. */
export const releaseTokens = pgTable('release_tokens', {
  digest: text('digest').primaryKey(),
  remote: text('remote').notNull(),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What browsers saw of a version, counted by the minute (REL-4). `bucket` is a length of time in milliseconds, or 0. */
export const releaseSignals = pgTable(
  'release_signals',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    minute: instant('minute').notNull(),
    kind: text('kind').notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.minute, table.kind, table.bucket] })],
);
