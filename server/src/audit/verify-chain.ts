import { and, asc, eq, gt } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { chainHash } from './audit-entry';
import { auditChains, auditEntries } from './audit.tables';

export interface ChainCheck {
  entries: number;
  /** Sequence of the first entry that was changed, removed or slipped in; null for a whole chain. */
  wrongAt: number | null;
}

const rowsAtOnce = 1_000;

/** Computes a circle's chain anew from its first entry (PRIV-5). */
export async function verifyChain(reader: Reader, circleId: string): Promise<ChainCheck> {
  // The end is read first: what is added meanwhile comes after it.
  const [end] = await reader.select().from(auditChains).where(eq(auditChains.circleId, circleId));
  let entries = 0;
  let hash = '';
  for (;;) {
    const rows = await reader
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.circleId, circleId), gt(auditEntries.sequence, entries)))
      .orderBy(asc(auditEntries.sequence))
      .limit(rowsAtOnce);
    for (const { sequence, hash: kept, ...fact } of rows) {
      if (sequence > (end?.sequence ?? 0)) return checkOf(entries, hash, end);
      hash = chainHash(hash, fact);
      if (sequence !== entries + 1 || hash !== kept) return { entries, wrongAt: entries + 1 };
      entries += 1;
    }
    if (rows.length < rowsAtOnce) return checkOf(entries, hash, end);
  }
}

function checkOf(
  entries: number,
  hash: string,
  end: { sequence: number; hash: string } | undefined,
): ChainCheck {
  const isWhole = entries === (end?.sequence ?? 0) && hash === (end?.hash ?? '');
  return { entries, wrongAt: isWhole ? null : entries + 1 };
}
