import { demoPeople } from '@carecircle/demo-data';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { eraseCopy } from './erase-copy';

/**
 * Versions before this one had a demo circle for all visitors, whose people could join circles of families: it goes, nobody is
 * signed in as them any more, and where families let them in they have left.
 */
export async function retireSharedCircle(db: Database): Promise<void> {
  const shared = await db.execute<{ id: string }>(
    sql`select id from circles where is_demo and id not in (select circle_id from demo_copies)`,
  );
  for (const { id } of shared.rows) await eraseCopy(db, id);
  const mails = sql.join(
    Object.values(demoPeople).map(({ email }) => sql`${email}`),
    sql`, `,
  );
  const gone = sql`select id from people where demo_circle_id is null and email in (${mails})`;
  const found = await db.execute(gone);
  if (found.rows.length === 0) return;
  await db.execute(sql`delete from sessions where person_id in (${gone})`);
  await db.execute(sql`update members set status = 'former' where person_id in (${gone})`);
  await db.execute(sql`
    delete from people where id in (${gone}) and not exists (select from members where person_id = people.id)`);
}
