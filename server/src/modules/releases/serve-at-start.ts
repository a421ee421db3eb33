import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Reader } from '../../database/database';
import { releaseActions, rollouts } from './releases.tables';

interface Served {
  remote: string;
  version: string;
  actor: string;
  now: Date;
}

/** Whether nobody has decided anything of a remote since a start served it. */
export async function isLeftToStarts(reader: Reader, remote: string, actor: string): Promise<boolean> {
  const [last] = await reader
    .select({ actor: releaseActions.actor })
    .from(releaseActions)
    .where(and(eq(releaseActions.remote, remote), isNotNull(releaseActions.revision)))
    .orderBy(desc(releaseActions.revision))
    .limit(1);
  return !last || last.actor === actor;
}

/**
 * Serves a version to everybody as the beginning of a registry, or of a developer's next build. What somebody else decided meanwhile,
 * a candidate too, ends with it. No page is open that would have to hear of it.
 */
export async function serveAtStart(db: Database, { remote, version, actor, now }: Served): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(rollouts)
      .where(eq(rollouts.remote, remote))
      .orderBy(asc(rollouts.remote))
      .for('no key update');
    if (before?.version === version) return;
    const state = { version, previousVersion: before?.version ?? null, candidate: null };
    const next = { ...state, revision: (before?.revision ?? 0) + 1, changedAt: now };
    await tx
      .insert(rollouts)
      .values({ remote, ...next })
      .onConflictDoUpdate({ target: rollouts.remote, set: next });
    const action = { remote, version, actor, action: 'served' as const, reason: '', at: now };
    await tx.insert(releaseActions).values({ ...action, id: randomUUID(), revision: next.revision, state });
  });
}
