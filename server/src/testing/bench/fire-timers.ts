import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hasNatsServer, startNatsServer } from '../partners/nats-server';
import { hasPostgresPrograms, startPostgresCluster } from '../partners/postgres-cluster';
import { signUpOver } from '../remote-person';
import sharePrograms from '../programs/share-programs';
import { startChildServer, type ChildServer } from '../programs/start-child-server';

/**
 * What the bench of talk asks for: two servers on one PostgreSQL, told of each other by NATS, and timers (`TIMERS`) that are due in the
 * same second: notifications that their readers have put off, each of which comes once more. One server is killed when a tenth
 * has fired. Says as one line of JSON when the last one did and how many did twice; null where a program is missing.
 */
const timers = Number(process.env.TIMERS);
/** An address may sign up thirty a minute. */
const people = 20;
/** By then all have been written. */
const leadMs = 3_000;
const longestWaitMs = 60_000;

console.info(JSON.stringify(hasPostgresPrograms && hasNatsServer ? await fireTimers() : null));

async function fireTimers() {
  const [cluster, nats] = await Promise.all([startPostgresCluster(), startNatsServer()]);
  const removePrograms = await sharePrograms();
  const settings = {
    ...{ DATABASE_URL: cluster.url, NATS_URL: nats.url, DATA_KEY: randomBytes(32).toString('base64') },
    REQUESTS_PER_MINUTE: '1000000',
  };
  const servers = await Promise.all([startChildServer(settings), startChildServer(settings)]);
  const database = new pg.Client(cluster.url);
  try {
    await database.connect();
    return await killOneAmong(servers, database);
  } finally {
    await database.end();
    await Promise.all(servers.map((server) => server.kill()));
    await nats.stop();
    await cluster.remove();
    await removePrograms();
  }
}

async function killOneAmong([survivor, victim]: [ChildServer, ChildServer], database: pg.Client) {
  await makePeople(survivor.url);
  const dueAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + leadMs);
  await planTimers(database, dueAt);
  await until(database, ({ fired }) => fired >= timers / 10);
  await victim.kill();
  const { fired } = await until(database, ({ different, waiting }) => different === timers && waiting === 0);
  return { lastMs: Date.now() - dueAt.getTime(), twice: fired - timers };
}

async function makePeople(url: string): Promise<void> {
  for (let count = 0; count < people; count += 1) {
    const person = await signUpOver(url, `Person${count}`);
    const circle = { newCircleId: randomUUID(), name: 'Home', timeZone: 'UTC' };
    await person.call(url, 'circles.createCircle', circle);
  }
}

/** Notifications of all people, each put off to a moment of its own in this second. */
async function planTimers(database: pg.Client, dueAt: Date): Promise<void> {
  await database.query(
    `insert into notifications (circle_id, id, person_id, cause, cause_event_id, type, priority, values, link, read, open_ids, created_at)
     select circle_id, gen_random_uuid(), person_id, 'task-due', gen_random_uuid(), 'task', 'medium', '{"title": "Walk with Hugo"}',
       '/tasks', true, jsonb_build_array(gen_random_uuid()), now()
     from members, generate_series(1, $1::int)`,
    [timers / people],
  );
  await database.query(
    `insert into jobs (name, key, circle_id, payload, due_at)
     select 'notifications.tell-again', id::text, circle_id,
       jsonb_build_object('circleId', circle_id, 'notificationId', id, 'personId', person_id),
       $1::timestamptz + (row_number() over (order by id) - 1) * interval '1 second' / $2::int
     from notifications where cause = 'task-due'`,
    [dueAt, timers],
  );
}

interface Progress {
  fired: number;
  /** How many different ones have fired. */
  different: number;
  waiting: number;
}

async function until(database: pg.Client, isReached: (progress: Progress) => boolean): Promise<Progress> {
  const givenUpAt = Date.now() + longestWaitMs;
  for (;;) {
    const { rows } = await database.query<Progress>(
      `select count(*)::int as fired, count(distinct payload -> 'notification' ->> 'id')::int as different,
         (select count(*)::int from jobs where name = 'notifications.tell-again') as waiting
       from events where type = 'notification.repeated'`,
    );
    const [progress] = rows;
    if (progress && isReached(progress)) return progress;
    if (Date.now() > givenUpAt) throw new Error(`Not all timers fire: ${JSON.stringify(progress)}`);
    await wait(100);
  }
}
