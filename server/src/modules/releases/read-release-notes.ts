import type { ReleaseNote } from '@carecircle/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { releases, rollouts } from './releases.tables';

/** The newest published versions of all remotes with what they brought, in `language` or else in English (SET-5). */
export async function readReleaseNotes(
  reader: Reader,
  { language, most }: { language: string; most: number },
): Promise<ReleaseNote[]> {
  // The manifest names every file of a release: only its notes are taken out of it.
  const rows = await reader
    .select({
      ...{ remote: releases.remote, version: releases.version, publishedAt: releases.publishedAt },
      notes: sql<
        string | null
      >`coalesce(${releases.manifest} -> 'notes' ->> ${language}, ${releases.manifest} -> 'notes' ->> 'en')`,
      served: rollouts.version,
    })
    .from(releases)
    .leftJoin(rollouts, eq(rollouts.remote, releases.remote))
    .orderBy(desc(releases.publishedAt), releases.remote, desc(releases.version))
    .limit(most);
  return rows.map(({ remote, version, publishedAt, notes, served }) => ({
    ...{ remote, version, publishedAt: publishedAt.toISOString(), notes },
    isServed: served === version,
  }));
}
