import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, PgDialect, pgSchema, text } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { tasks } from '../modules/tasks/tasks.tables';
import { insertingRow } from './inserting-row';
import { QuickDialect } from './quick-dialect';

const db = drizzle.mock();
const now = new Date('2026-11-21T10:00:00.123Z');
const elsewhere = pgSchema('elsewhere').table('notes', { title: text('title') });
const other = alias(tasks, 'other');
const row = {
  ...{ circleId: 'c', id: 't', title: 'Walk "now"', description: '', recipientId: null, assigneeId: null },
  ...{ dueDate: '2026-11-21', dueTime: null, status: 'pending' as const, createdBy: 'p' },
  ...{ createdAt: now, updatedAt: now, completedBy: null, completedAt: null, deletedAt: null },
  ...{ seriesId: null, ruleDay: null, repeat: null },
};

const statements: Record<string, SQL> = {
  'a text with values': sql`select ${1}, ${'two'}, ${null}, ${true} from jobs where name in ${['a', 'b']}`,
  'statements within a statement': sql`with a as (${sql`select ${1} as n`}) select ${sql.raw('n')}, ${2} from a`,
  'nothing in the place of a part': sql`select 1${sql.empty()}${undefined}`,
  'values that are written into the text': sql`select ${1}, ${sql`${'it’s'}`.inlineParams()}, ${2}`,
  'a date, which only drizzle knows to send': sql`select ${now}`,
  'a placeholder': sql`select ${sql.placeholder('later')}, ${1}`,
  'a select': db
    .select()
    .from(tasks)
    .where(and(eq(tasks.circleId, 'c'), or(gt(tasks.createdAt, now), isNull(tasks.deletedAt))))
    .orderBy(asc(tasks.dueDate), desc(tasks.id))
    .limit(5)
    .for('update')
    .getSQL(),
  'a join with an alias': db
    .select({ id: tasks.id, others: count(other.id).as('others') })
    .from(tasks)
    .leftJoin(other, eq(other.assigneeId, tasks.assigneeId))
    .where(inArray(tasks.id, ['a', 'b']))
    .groupBy(tasks.id)
    .getSQL(),
  'a table of another schema': db.select().from(elsewhere).where(eq(elsewhere.title, 'a')).getSQL(),
  'an insert': db.insert(tasks).values(row).onConflictDoNothing().returning().getSQL(),
  'an insert that may be an update': db
    .insert(tasks)
    .values([row, row])
    .onConflictDoUpdate({ target: [tasks.circleId, tasks.id], set: { title: sql`excluded.title` } })
    .getSQL(),
  'an update': db.update(tasks).set({ completedAt: now, title: 'b' }).where(eq(tasks.id, 't')).getSQL(),
  'a delete': db.delete(tasks).where(eq(tasks.id, 't')).getSQL(),
  'a whole row': insertingRow(tasks, row),
};

it.each(Object.entries(statements))('ALL-3 writes as drizzle does: %s', (_what, statement) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const quick = new QuickDialect().sqlToQuery(statement);
  expect({ text: quick.sql, params: quick.params }).toEqual({ text, params });
});

it('ALL-3 writes every field of a row, in the columns of its table', () => {
  const { sql: text, params } = new QuickDialect().sqlToQuery(insertingRow(tasks, row));
  const [, columns = ''] = /insert into "tasks" \((.*)\) values/.exec(text) ?? [];
  const written = columns.split(', ').map((name, place) => [name, params[place]]);
  expect(Object.fromEntries(written)).toMatchObject({
    ...{ '"circle_id"': 'c', '"id"': 't', '"title"': 'Walk "now"', '"due_date"': '2026-11-21' },
    ...{ '"created_at"': now.toISOString(), '"deleted_at"': null },
  });
});
