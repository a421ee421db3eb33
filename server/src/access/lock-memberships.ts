import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';

/**
 * Holds all memberships of a circle until the transaction ends, in one order. Whoever changes who belongs to it begins with this: afterwards
 * each of them is looked at (`keepHidden`), and two who had begun with another one each would wait for each other crosswise.
 */
export async function lockMemberships(tx: Transaction, circleId: string): Promise<void> {
  await tx.execute(
    sql`select from members where circle_id = ${circleId} order by person_id for no key update`,
  );
}
