import { sql } from 'drizzle-orm';
import { billCategories } from '@carecircle/contracts';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';

/**
 * What the bench of money asks for: writes payments (`PAYMENTS`), as many each day, with the bills that they paid and the budgets of
 * ten years into a circle (`CIRCLE_ID`), straight into the tables of a server that does not run.
 */
const paymentsOfTenYears = 100_000;
const days = 3_652;
const payments = Number(process.env.PAYMENTS);
const { db, close } = await openFolderDatabase(readConfiguration(process.env).dataFolder);
const circle = sql`${process.env.CIRCLE_ID ?? ''}::uuid`;
const member = sql`(select person_id from members where circle_id = ${circle} limit 1)`;
const categories = sql`${sql.param([...billCategories])}::text[]`;

await db.execute(sql`
  insert into bills (circle_id, id, series_id, name, category, amount_cents, due_date, anchor_day, frequency, is_recurring,
    payment_method, reminder_days, notes, state, paid_on, created_at, updated_at)
  select ${circle}, gen_random_uuid(), gen_random_uuid(), 'Pharmacy, bill ' || number || '.',
    (${categories})[1 + number % ${billCategories.length}], 1000 + number % 9000, day, extract(day from day), 'monthly', true,
    'manual', 3, '', 'paid', day, day, day
  from (
    select number, (now() - (number - 1) * ${days} / ${paymentsOfTenYears} * interval '1 day')::date as day
    from generate_series(1, ${payments}) number) payment`);
await db.execute(sql`
  insert into transactions (circle_id, id, bill_id, bill_name, category, amount_cents, paid_on, status, payment_method,
    confirmation_number, is_reference, recorded_by, recorded_at)
  select circle_id, gen_random_uuid(), id, name, category, amount_cents, paid_on, 'completed', 'manual', left(id::text, 8), true,
    ${member}, paid_on + random() * interval '1 day'
  from bills where circle_id = ${circle} order by paid_on`);
await db.execute(sql`
  insert into budgets (circle_id, month, category, amount_cents)
  select ${circle}, to_char(now() - back * interval '1 month', 'YYYY-MM'), category, 50000
  from generate_series(0, 119) back, unnest(${categories}) category
  on conflict do nothing`);
for (const table of ['bills', 'transactions', 'budgets'])
  await db.execute(sql.raw(`vacuum (analyze) ${table}`));
await close();
