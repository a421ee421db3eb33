import { sql } from 'drizzle-orm';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';

/**
 * What the bench of money asks for: writes what was measured of somebody (`WEARER_ID` in `CIRCLE_ID`) on each day of five years, so
 * many kinds of it (`METRICS`), straight into the tables of a server that does not run.
 */
const days = 1_826;
const usual = { heartRate: 70, steps: 6_000, sleep: 420, bloodOxygen: 95, temperature: 36.5 };
const metrics = Object.entries(usual).slice(0, Number(process.env.METRICS));
const { db, close } = await openFolderDatabase(readConfiguration(process.env).dataFolder);
await db.execute(sql`
  insert into health_readings (circle_id, wearer_id, metric, start_at, source, value)
  select ${process.env.CIRCLE_ID}::uuid, ${process.env.WEARER_ID}::uuid, metric, now() - interval '1 hour' - back * interval '1 day',
    'Watch', usual * (1 + back % 5 / 100.0)
  from unnest(${sql.param(metrics.map(([name]) => name))}::text[], ${sql.param(metrics.map(([, value]) => value))}::float8[])
      as measured(metric, usual),
    generate_series(0, ${days - 1}) back`);
await db.execute(sql`vacuum (analyze) health_readings`);
await close();
