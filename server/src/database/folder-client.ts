import type { BackupOrder, WrittenBackup } from '../backup/write-backup';
import { takeDatabaseThread } from './database-thread';
import type { Engine } from './engine-stream';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

type Question = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;

/** The thread that holds the embedded database. */
export interface FolderClient {
  engine: Engine;
  /** Writes all rows into one file; nobody else may use the engine meanwhile. */
  backUp(order: BackupOrder): Promise<WrittenBackup>;
  close(): Promise<void>;
}

/** Starts the thread and opens the folder in it; rejects when the folder cannot be read. */
export async function openFolderClient(folder: string): Promise<FolderClient> {
  const worker = takeDatabaseThread();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let gone: Error | null = null;

  const fail = (error: Error) => {
    gone = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (message: WorkerAnswer) => {
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    if ('result' in message) question?.resolve(message.result);
    else question?.reject(new Error(message.failure));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The database is closed.')));

  const ask = (question: Question) =>
    new Promise<unknown>((resolve, reject) => {
      if (gone) return reject(gone);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...question, id: lastId });
    });

  try {
    await ask({ kind: 'open', folder });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    engine: async (messages) => (await ask({ kind: 'execute', messages })) as Uint8Array,
    backUp: async (order) => (await ask({ kind: 'backup', order })) as WrittenBackup,
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
