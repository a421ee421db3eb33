import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { releaseActions } from './releases.tables';

/** Writes down that a build was refused and why (REL-1, REL-7); nothing else changes. */
export async function recordRefusal(
  db: Database,
  refused: { remote: string; version: string; actor: string; reason: string; at: Date },
): Promise<void> {
  const { remote, version, reason } = refused;
  await db.insert(releaseActions).values({
    ...{ ...refused, id: randomUUID(), action: 'refused' },
    ...{ remote: remote.slice(0, 64), version: version.slice(0, 100), reason: reason.slice(0, 500) },
  });
}
