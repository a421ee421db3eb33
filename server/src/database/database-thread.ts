import path from 'node:path';
import { Worker } from 'node:worker_threads';

let ahead: Worker | null = null;

/** Starts the thread of the embedded database before anybody needs it. */
export function startDatabaseThread(): void {
  ahead = newThread();
}

/** The thread that was started ahead, once; else a new one. */
export function takeDatabaseThread(): Worker {
  const thread = ahead ?? newThread();
  ahead = null;
  return thread;
}

/** The built worker lies beside the built server. */
function newThread(): Worker {
  const isSource = import.meta.filename.endsWith('.ts');
  return new Worker(
    path.join(import.meta.dirname, isSource ? 'worker-from-source.mjs' : 'database-worker.js'),
  );
}
