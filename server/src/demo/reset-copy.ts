import { eq, sql } from 'drizzle-orm';
import { circles } from '../access/circles.tables';
import type { Transaction } from '../database/database';
import { refuse } from '../refuse';
import type { UnitOfWork } from '../spine/context';
import { changeRows, copyTemplate, insertingRows } from './copy-rows';
import { readIdentity } from './demo-copies';
import { demoCopies } from './demo.tables';
import { eraseCircle } from '../records/erase-circle';
import { eraseLogs } from './erase-copy';
import { writeFiles } from './template-content';
import type { Template, TemplateTable } from './template';

const hourMs = 3_600_000;
const mostAnHour = 6;
const restMs = 20_000;

/** Counts a reset of a copy; refuses one that comes too soon after another, or as one too many of its hour. */
export async function countReset({ tx, now }: UnitOfWork, circleId: string): Promise<void> {
  const [copy] = await tx
    .select()
    .from(demoCopies)
    .where(eq(demoCopies.circleId, circleId))
    .for('no key update');
  if (!copy) throw refuse('NOT_FOUND', { message: 'This is no demo circle.' });
  const isNewHour = copy.resetsSince.getTime() <= now.getTime() - hourMs;
  const resets = isNewHour ? 0 : copy.resets;
  const resetsSince = isNewHour ? now : copy.resetsSince;
  const freeAt =
    resets >= mostAnHour ? resetsSince.getTime() + hourMs : (copy.resetAt?.getTime() ?? 0) + restMs;
  if (freeAt > now.getTime()) throw tooSoon(Math.ceil((freeAt - now.getTime()) / 1000));
  await tx
    .update(demoCopies)
    .set({ resets: resets + 1, resetsSince, resetAt: now })
    .where(eq(demoCopies.circleId, circleId));
}

export function tooSoon(retryAfterSeconds: number) {
  return refuse('RESET_TOO_SOON', { message: 'It was reset a moment ago.', retryAfterSeconds });
}

/**
 * Puts a copy back to its beginning, with the ids of its circle and people: whoever is in it stays. Their logs go on from where
 * they were, so that a reader who had read everything goes on with what comes next.
 */
export async function resetCopy(
  { tx, services, sessionsChanged, afterCommit }: UnitOfWork,
  circleId: string,
  template: Template,
) {
  const [circle] = await tx.select().from(circles).where(eq(circles.id, circleId));
  if (!circle) throw refuse('NOT_FOUND', { message: 'This is no demo circle.' });
  const identity = await readIdentity(tx, circle);
  const reached = await holdLogs(tx, [circleId, ...Object.values(identity.people)]);
  await eraseCircle(tx, circleId);
  await eraseLogs(tx, circleId);
  await tx.execute(sql`delete from event_streams where scope_id in (${listed([...reached.keys()])})`);
  const { tables, files } = copyTemplate(template, identity, services.crypto);
  for (const table of tables) await putBack(tx, table, reached);
  afterCommit(async (transact) => {
    await services.files.removeCircle(circleId);
    await transact((unit) => writeFiles({ reader: unit.tx, ...services }, circleId, files));
  });
  for (const id of Object.values(identity.people)) sessionsChanged(id);
}

/** How far each log has come. */
async function holdLogs(tx: Transaction, scopeIds: string[]): Promise<Map<string, number>> {
  const found = await tx.execute<{ scope_id: string; sequence: string | number }>(sql`
    select scope_id, sequence from event_streams where scope_id in (${listed(scopeIds)}) order by 1 for update`);
  return new Map(found.rows.map((row) => [row.scope_id, Number(row.sequence)]));
}

function listed(ids: readonly string[]) {
  return sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
}

async function putBack(
  tx: Transaction,
  table: TemplateTable,
  reached: ReadonlyMap<string, number>,
): Promise<void> {
  if (table.name === 'people') return putPeopleBack(tx, table);
  const rows =
    table.name === 'event_streams'
      ? changeRows(table, (row) => ({
          ...row,
          sequence: Math.max(Number(row.sequence), reached.get(String(row.scope_id)) ?? 0),
        }))
      : table;
  await tx.execute(insertingRows(rows));
}

/** Their rows stay where they are, for their sessions hang on them. */
async function putPeopleBack(tx: Transaction, { columns, rows }: TemplateTable): Promise<void> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = was.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`
    update people set ${values} from jsonb_populate_recordset(null::people, ${rows}::jsonb) was
    where people.id = was.id`);
}
