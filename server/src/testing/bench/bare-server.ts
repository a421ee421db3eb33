import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';
import { openPostgresDatabase } from '../../database/open-postgres-database';
import { countTasks, readCompletedTasks, readOpenTasks } from '../../modules/tasks/read-tasks';
import { taskOf } from '../../modules/tasks/task-rows';

/**
 * What the benches compare the server with: bare `node:http` on the same database, and on it only what the read and the
 * write cannot do without. No session, no policy, no validation, no log, no command id.
 */
const { databaseUrl, databasePool, dataFolder } = readConfiguration(process.env);
const { db } = databaseUrl
  ? await openPostgresDatabase({ url: databaseUrl, poolSize: databasePool })
  : await openFolderDatabase(dataFolder);

const server = createServer((request, response) => {
  answer(request).then(
    (result) => response.setHeader('content-type', 'application/json').end(JSON.stringify(result)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') return addTask(JSON.parse(await bodyOf(request)));
  const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
  return listTasks(searchParams.get('circleId') ?? '', Number(searchParams.get('limit')));
}

/** The three reads of `care.listTasks`. */
async function listTasks(circleId: string, limit: number) {
  const open = await readOpenTasks(db, circleId, { after: null, limit: limit + 1 });
  const left = limit + 1 - open.length;
  const completed = left > 0 ? await readCompletedTasks(db, circleId, { after: null, limit: left }) : [];
  const rows = [...open, ...completed];
  return {
    tasks: rows.slice(0, limit).map(taskOf),
    hasMore: rows.length > limit,
    counts: await countTasks(db, circleId),
  };
}

interface NewTask {
  circleId: string;
  taskId: string;
  title: string;
  dueDate: string;
  createdBy: string;
}

/** The transaction that a write cannot do without: the log's next sequence, the row, the event. */
function addTask({ circleId, taskId, title, dueDate, createdBy }: NewTask): Promise<unknown> {
  const now = new Date().toISOString();
  return db.transaction(async (tx) => {
    const bumped = await tx.execute<{ sequence: number }>(sql`
      update event_streams set sequence = sequence + 1 where scope_id = ${circleId} returning sequence`);
    const added = await tx.execute(sql`
      insert into tasks (circle_id, id, title, description, due_date, status, created_by, created_at, updated_at)
      values (${circleId}, ${taskId}, ${title}, '', ${dueDate}, 'pending', ${createdBy}, ${now}, ${now}) returning *`);
    const task = added.rows[0];
    await tx.execute(sql`
      insert into events (scope_id, sequence, id, scope, type, version, actor_id, occurred_at, payload)
      values (${circleId}, ${bumped.rows[0]?.sequence}, ${randomUUID()}, 'circle', 'task.added', 1,
        ${createdBy}, ${now}, ${JSON.stringify({ task })}::jsonb)`);
    return task;
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
