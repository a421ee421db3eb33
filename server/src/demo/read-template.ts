import { demoPeople, type PersonKey } from '@carecircle/demo-data';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Services } from '../spine/services';
import { changeRows } from './copy-rows';
import { readFiles } from './template-content';
import { unsealRows, type Template, type TemplateTable } from './template';

/** Rows of no circle, or of no use without the browsers that they belong to; `points_totals` follows from its ledger. */
const leftOut = [
  ...[
    'commands',
    'credentials',
    'sessions',
    'verifications',
    'account_links',
    'guesses',
    'demo_copies',
    'points_totals',
  ],
  ...['releases', 'rollouts', 'release_actions', 'schema_migrations', 'key_marks'],
  ...['release_archives', 'release_signals', 'release_tokens', 'release_verdicts'],
];

/** These come last: nobody reacts to a log and no job runs before all that they are about is there. */
const last = ['event_streams', 'jobs'];

/** Everything in a database in which the demo circle alone was lived. */
export async function readTemplate(
  db: Database,
  { crypto, files }: Pick<Services, 'crypto' | 'files'>,
): Promise<Template> {
  const tables: TemplateTable[] = [];
  for (const { name, columns, counter } of await readOrder(db))
    tables.push(withoutLinks(unsealRows(crypto, { name, columns, rows: await readRows(db, name, counter) })));
  const circles = await db.execute<{ id: string; invite_code: string }>(
    sql`select id, invite_code from circles`,
  );
  const people = await db.execute<{ id: string; email: string }>(sql`select id, email from people`);
  const idOf = (email: string) => people.rows.find((person) => person.email === email)?.id;
  const [circle] = circles.rows;
  if (!circle) throw new Error('The history has founded no circle.');
  return {
    circleId: circle.id,
    inviteCode: circle.invite_code,
    people: Object.fromEntries(
      Object.entries(demoPeople).map(([key, { email }]) => [key, idOf(email)]),
    ) as Record<PersonKey, string>,
    tables: tables.filter(({ rows }) => rows !== '[]'),
    files: await readFiles({ reader: db, crypto, files }, circle.id),
  };
}

/** A link that somebody was sent belongs to one alert alone, and nobody follows those of a made-up past. */
function withoutLinks(table: TemplateTable): TemplateTable {
  return table.name === 'alert_notices' ? changeRows(table, (row) => ({ ...row, digest: null })) : table;
}

/** In the order in which the database numbered them, where it did: it numbers the rows of a copy anew. */
async function readRows(db: Database, name: string, counter: string | null): Promise<string> {
  const order = counter ? sql`order by ${sql.identifier(counter)}` : sql``;
  const found = await db.execute<{ rows: string }>(
    sql`select coalesce(json_agg(row ${order})::text, '[]') as rows from ${sql.identifier(name)} row`,
  );
  return found.rows[0]?.rows ?? '[]';
}

interface Table extends Record<string, unknown> {
  name: string;
  columns: string[];
  /** The column that the database fills by counting. */
  counter: string | null;
  refers_to: string[];
}

/** Tables with a circle's rows, each after those that it refers to. */
async function readOrder(db: Database): Promise<Table[]> {
  const found = await db.execute<Table>(sql`
    select c.table_name as name, 
      json_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_identity = 'NO') as columns,
      min(c.column_name::text) filter (where c.is_identity = 'YES') as counter,
      coalesce((
        select json_agg(k.confrelid::regclass::text) from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.table_name::regclass and k.confrelid <> k.conrelid
      ), '[]') as refers_to
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`);
  let waiting = found.rows.filter(({ name }) => !leftOut.includes(name));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const names = waiting.map(({ name }) => name);
    const next = waiting.filter((table) => !table.refers_to.some((name) => names.includes(name)));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${names.join(', ')}`);
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return [
    ...ordered.filter(({ name }) => !last.includes(name)),
    ...last.flatMap((wanted) => ordered.filter(({ name }) => name === wanted)),
  ];
}
