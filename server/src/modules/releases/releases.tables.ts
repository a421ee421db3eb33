import type { RemoteManifest } from '@carecircle/contracts';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant';

/** Every published build of every remote; a row never changes (REL-1). Releases belong to no circle. */
export const releases = pgTable(
  'releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<RemoteManifest>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Which version of a remote is served, and the last good one before it. */
export const rollouts = pgTable('rollouts', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  previousVersion: text('previous_version'),
  changedAt: instant('changed_at').notNull(),
});

/** Who did what to a release, and when (REL-7); rows are only added. */
export const releaseActions = pgTable(
  'release_actions',
  {
    id: uuid('id').primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    action: text('action').$type<'published' | 'served' | 'refused'>().notNull(),
    actor: text('actor').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('release_actions_by_remote').on(table.remote, table.at)],
);
