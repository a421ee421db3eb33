import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { writeBackup } from '../backup/write-backup';
import { askEngine } from './ask-engine';
import { createEngine } from './create-engine';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/** The thread of the embedded database: a long query holds up the database, never the server. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

/** The types of Node lack it as a value. */
const { WebAssembly: compiler } = globalThis as unknown as {
  WebAssembly: { compile(program: Uint8Array): Promise<WebAssembly.Module> };
};
let database: PGlite | null = null;
/** Compiled at once, while the server is still being read. */
const compiled = readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
  (program) => compiler.compile(program),
);

port.on('message', (request: WorkerRequest) => {
  answer(request)
    .then((result) => port.postMessage({ id: request.id, result } satisfies WorkerAnswer))
    .catch((error: unknown) =>
      port.postMessage({ id: request.id, failure: messageOf(error) } satisfies WorkerAnswer),
    );
});

async function answer(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'open') {
    database = await createEngine({ dataDir: request.folder, pgliteWasmModule: await compiled });
    return null;
  }
  if (!database) throw new Error('The database is closed.');
  if (request.kind === 'execute') return askEngine(database, request.messages);
  if (request.kind === 'backup') return writeBackup(database, request.order);
  await database.close();
  database = null;
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
