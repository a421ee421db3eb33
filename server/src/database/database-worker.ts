import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { writeBackup } from '../backup/write-backup';
import { draftEnding } from '../backup/durable-files';
import type { WorkerAnswer, WorkerFailure, WorkerRequest } from './worker-messages';

/**
 * The thread of the embedded database: a long query holds up the database, never the server. One transaction runs at a
 * time; others wait inside the engine's own queue.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

let database: PGlite | null = null;
const transactions = new Map<
  number,
  { tx: Transaction; end(commit: boolean): void; over: Promise<unknown> }
>();

/** Dates stay text: the query layer reads them. */
const asText = (value: string) => value;
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

port.on('message', (request: WorkerRequest) => {
  answer(request)
    .then((result) => port.postMessage({ id: request.id, result } satisfies WorkerAnswer))
    .catch((error: unknown) =>
      port.postMessage({ id: request.id, failure: failureOf(error) } satisfies WorkerAnswer),
    );
});

async function answer(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'open') {
    if (!existsSync(request.folder)) await make(request.folder);
    database = await PGlite.create({ dataDir: request.folder });
    return null;
  }
  if (!database) throw new Error('The database is closed.');
  if (request.kind === 'begin') return begin(database, request.id);
  if (request.kind === 'end') return end(request.transaction, request.commit);
  if (request.kind === 'backup') return writeBackup(database, request.order);
  if (request.kind === 'close') {
    await database.close();
    database = null;
    return null;
  }
  const target = request.transaction === null ? database : transactions.get(request.transaction)?.tx;
  if (!target) throw new Error('The transaction has ended.');
  const { text, params, rowMode } = request;
  const { rows, affectedRows, fields } = await target.query(text, params, { rowMode, parsers });
  return { rows, affectedRows, fields };
}

/** Making a database takes seconds in which the process may end: it gets its name once it is whole. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}${draftEnding}`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  renameSync(draft, folder);
}

/** Opens a transaction that stays open until `end`; its number is the request's. */
function begin(db: PGlite, number: number): Promise<number> {
  return new Promise((opened, failed) => {
    const over = db.transaction(
      (tx) =>
        new Promise<void>((commit, rollBack) => {
          const end = (isRight: boolean) => (isRight ? commit() : rollBack(new RolledBack()));
          transactions.set(number, { tx, end, over });
          opened(number);
        }),
    );
    over.catch(failed);
  });
}

async function end(number: number, commit: boolean): Promise<null> {
  const transaction = transactions.get(number);
  if (!transaction) return null;
  transactions.delete(number);
  transaction.end(commit);
  await transaction.over.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return null;
}

class RolledBack extends Error {}

function failureOf(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { message: error.message, code, constraint };
}
