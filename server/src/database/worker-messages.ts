import type { BackupOrder } from '../backup/write-backup';

/** What the server's thread asks of the thread that holds the embedded database. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; folder: string }
  | {
      kind: 'query';
      transaction: number | null;
      text: string;
      params: unknown[];
      rowMode: 'array' | 'object';
    }
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; commit: boolean }
  | { kind: 'backup'; order: BackupOrder }
  | { kind: 'close' }
);

export interface WorkerFailure {
  message: string;
  code?: string;
  constraint?: string;
}

export type WorkerAnswer = { id: number } & ({ result: unknown } | { failure: WorkerFailure });
