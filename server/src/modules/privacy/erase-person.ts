import { eq, sql } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import type { Transaction } from '../../database/database';

/** Of these the row stays: a membership gives history its names. */
const kept = ['members'];

/**
 * Removes what is kept of a person alone, in whatever table has it under their key, and their name from the people's list. The row
 * stays without a way to sign in or to be found: others' records refer to it.
 */
export async function erasePerson(tx: Transaction, personId: string, now: Date): Promise<void> {
  const found = await tx.execute<{ table_name: string }>(sql`
    select distinct table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'person_id' order by 1`);
  for (const { table_name: name } of found.rows.filter((row) => !kept.includes(row.table_name)))
    await tx.execute(sql`delete from ${sql.identifier(name)} where person_id = ${personId}`);
  await tx.execute(sql`delete from members where person_id = ${personId} and status <> 'former'`);
  await tx.execute(sql`update recipients set member_id = null where member_id = ${personId}`);
  await tx
    .update(people)
    .set({
      ...{
        email: `${personId}@deleted.invalid`,
        emailVerified: false,
        image: null,
        phone: null,
        address: '',
      },
      ...{ dateOfBirth: null, emergencyContact: '', preferences: {}, chosenCircleId: null, updatedAt: now },
    })
    .where(eq(people.id, personId));
}
