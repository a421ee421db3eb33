import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { writeBackup } from '../backup/write-backup';
import { draftEnding } from '../backup/durable-files';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/** The thread of the embedded database: a long query holds up the database, never the server. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

let database: PGlite | null = null;

port.on('message', (request: WorkerRequest) => {
  answer(request)
    .then((result) => port.postMessage({ id: request.id, result } satisfies WorkerAnswer))
    .catch((error: unknown) =>
      port.postMessage({ id: request.id, failure: messageOf(error) } satisfies WorkerAnswer),
    );
});

async function answer(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'open') {
    if (!existsSync(request.folder)) await make(request.folder);
    database = await PGlite.create({ dataDir: request.folder });
    return null;
  }
  if (!database) throw new Error('The database is closed.');
  if (request.kind === 'execute') return database.execProtocolRaw(request.messages);
  if (request.kind === 'backup') return writeBackup(database, request.order);
  await database.close();
  database = null;
  return null;
}

/** Making a database takes seconds in which the process may end: it gets its name once it is whole. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}${draftEnding}`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  renameSync(draft, folder);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
