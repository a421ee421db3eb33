import { consentKinds, type ConsentKind } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { consents } from './sharing.tables';

/**
 * Whether a person's consents stand (PRIV-3). What needs one asks here before it acts: without 'data-processing' no language model,
 * no telemetry and no optional mail. Signing up gives them.
 */
export async function consentsOf(reader: Reader, personId: string): Promise<Record<ConsentKind, boolean>> {
  const rows = await reader.select().from(consents).where(eq(consents.personId, personId));
  const isGiven = (kind: ConsentKind) => rows.find((row) => row.kind === kind)?.isGiven ?? true;
  return Object.fromEntries(consentKinds.map((kind) => [kind, isGiven(kind)])) as Record<
    ConsentKind,
    boolean
  >;
}
