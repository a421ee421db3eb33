import { sql } from 'drizzle-orm';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';

/**
 * What the bench of records asks for: writes documents (`DOCUMENTS`) into a circle (`CIRCLE_ID`), straight into the tables of a
 * server that does not run. Their files do not exist: they are listed and searched, never opened.
 */
const { db, close } = await openFolderDatabase(readConfiguration(process.env).dataFolder);
const circle = sql`${process.env.CIRCLE_ID ?? ''}::uuid`;
const member = sql`(select person_id from members where circle_id = ${circle} limit 1)`;
await db.execute(sql`
  insert into documents (circle_id, id, name, kind, version, content_type, size_bytes, uploaded_by, uploaded_at, updated_at)
  select ${circle}, gen_random_uuid(), 'Letter of the clinic, number ' || number || '.pdf', 'other', 1, 'application/pdf', 20000,
    ${member}, now() - number * interval '1 hour', now()
  from generate_series(1, ${Number(process.env.DOCUMENTS)}) number`);
await db.execute(sql`analyze documents`);
await close();
