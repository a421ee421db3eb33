import { sql } from 'drizzle-orm';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';

/**
 * What the bench of talk asks for: writes messages (`MESSAGES`) into the group chat of a circle (`CIRCLE_ID`), straight into the tables
 * of a server that does not run. They came every five minutes until now, from each member in turn; all were members from the first one
 * on and have read everything.
 */
const { db, close } = await openFolderDatabase(readConfiguration(process.env).dataFolder);
const circle = sql`${process.env.CIRCLE_ID ?? ''}::uuid`;
const messages = sql`${process.env.MESSAGES ?? ''}::int`;
await db.execute(sql`
  update members set joined_at = now() - make_interval(mins => 5 * ${messages} + 5) where circle_id = ${circle}`);
await db.execute(sql`
  insert into messages (circle_id, id, conversation, sequence, sender_id, text, sent_at)
  select ${circle}, gen_random_uuid(), 'group', number, ids[1 + number / 3 % cardinality(ids)],
    'Message ' || number || '. ' || repeat('Rosa slept well and has had her soup. ', number % 5),
    now() - make_interval(mins => 5 * (${messages} - number))
  from generate_series(1, ${messages}) number,
    (select array_agg(person_id order by person_id) as ids from members where circle_id = ${circle}) senders`);
await db.execute(sql`
  insert into conversations (circle_id, conversation, last_sequence) values (${circle}, 'group', ${messages})`);
await db.execute(sql`
  insert into read_marks (circle_id, conversation, member_id, sequence)
  select circle_id, 'group', person_id, ${messages} from members where circle_id = ${circle}`);
await db.execute(sql`analyze`);
await close();
