import type { BackupOrder } from '../backup/write-backup';

/** What the server's thread asks of the thread that holds the embedded database. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; folder: string }
  /** Messages of PostgreSQL's protocol; so is the answer. */
  | { kind: 'execute'; messages: Uint8Array }
  | { kind: 'backup'; order: BackupOrder }
  | { kind: 'close' }
);

export type WorkerAnswer = { id: number } & ({ result: unknown } | { failure: string });
