import { consentKinds, consentVersion, type Consent, type ConsentKind } from '@carecircle/contracts';
import { eq, sql } from 'drizzle-orm';
import { keepHidden } from '../../access/sharing/keep-hidden';
import { consents } from '../../access/sharing/sharing.tables';
import { auditEverywhere } from '../../audit/audit-everywhere';
import type { Reader } from '../../database/database';
import type { Caller, UnitOfWork } from '../../spine/context';

export async function readConsents(reader: Reader, personId: string): Promise<Consent[]> {
  const rows = await reader.select().from(consents).where(eq(consents.personId, personId));
  return consentKinds.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return {
      kind,
      isGiven: row?.isGiven ?? true,
      version: row?.version ?? consentVersion,
      changedAt: row?.changedAt.toISOString() ?? null,
    };
  });
}

interface Change {
  personId: string;
  kinds: readonly ConsentKind[];
  isGiven: boolean;
  caller: Caller;
}

/** Writes down what a person says of some consents, and lets it take effect in every circle of theirs (PRIV-3). */
export async function changeConsents(
  { tx, record, now }: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  { personId, kinds, isGiven, caller }: Change,
): Promise<Consent[]> {
  const said = { isGiven, version: consentVersion, changedAt: now };
  for (const kind of kinds)
    await tx
      .insert(consents)
      .values({ personId, kind, ...said })
      .onConflictDoUpdate({ target: [consents.personId, consents.kind], set: said });
  if (kinds.includes('hipaa')) {
    const found = await tx.execute<{ circle_id: string }>(
      sql`select distinct circle_id from recipients where member_id = ${personId} order by 1`,
    );
    for (const { circle_id: circleId } of found.rows) await keepHidden({ tx, record }, circleId);
  }
  const operation = 'privacy/change-consent';
  await auditEverywhere(tx, { personId, action: 'CHANGE_CONSENT', operation, caller, now });
  const after = await readConsents(tx, personId);
  await record.toPerson(personId, 'consents.changed', { consents: after });
  return after;
}
