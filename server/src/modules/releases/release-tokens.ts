import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { releaseLimits } from '@carecircle/contracts';
import type { Database, Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { releaseActions, releaseTokens } from './releases.tables';

/** Who may publish: a team its own remote. */
export interface Publisher {
  /** For the audit trail. */
  label: string;
  remote: string;
}

interface Made {
  remote: string;
  label: string;
  actor: string;
  at: Date;
}

/** Makes a token with which its team publishes one remote; it is shown once, the table holds its digest. */
export async function makeReleaseToken(db: Database, { remote, label, actor, at }: Made): Promise<string> {
  const token = `release_${randomBytes(32).toString('base64url')}`;
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ held: count() }).from(releaseTokens);
    if ((row?.held ?? 0) >= releaseLimits.tokens)
      throw refuse('FULL', { message: 'There are too many tokens; end one first.' });
    await tx.insert(releaseTokens).values({ digest: digestOf(token), remote, label, createdAt: at });
    await tell(tx, { remote, label, actor, at }, 'token-made');
  });
  return token;
}

/** Ends all tokens of a remote; gives how many there were. */
export async function endReleaseTokens(
  db: Database,
  { remote, actor, at }: Omit<Made, 'label'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx.delete(releaseTokens).where(eq(releaseTokens.remote, remote)).returning();
    for (const { label } of ended) await tell(tx, { remote, label, actor, at }, 'token-ended');
    return ended.length;
  });
}

export async function findPublisher(db: Reader, token: string): Promise<Publisher | null> {
  const [row] = await db
    .select({ label: releaseTokens.label, remote: releaseTokens.remote })
    .from(releaseTokens)
    .where(eq(releaseTokens.digest, digestOf(token)));
  return row ?? null;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function tell(tx: Transaction, { remote, label, actor, at }: Made, action: 'token-made' | 'token-ended') {
  return tx
    .insert(releaseActions)
    .values({ id: randomUUID(), remote, version: '', action, actor, reason: label, at });
}
