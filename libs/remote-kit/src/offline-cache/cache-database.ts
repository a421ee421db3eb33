import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sealed } from '../commands/seal';

/** Whose answer, of which circle (empty for a person's own), and which question, as a digest. */
export type AnswerPlace = [personId: string, circleId: string, question: string];

export interface StoredAnswer {
  /** When it was true, in milliseconds since 1970. */
  trueAt: number;
  sealed: Sealed;
}

export interface CacheSchema extends DBSchema {
  answers: { key: AnswerPlace; value: StoredAnswer; indexes: { trueAt: number } };
  /** What the first screen must know, under one key. */
  page: { key: 'page'; value: Sealed };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

/** Opens what is kept on this device for times without a network (ALL-2). Rejects where the browser denies it. */
export function openCacheDatabase(): Promise<CacheDatabase> {
  return openDB<CacheSchema>('carecircle-kept', 1, {
    upgrade: (database) => {
      database.createObjectStore('answers').createIndex('trueAt', 'trueAt');
      database.createObjectStore('page');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Emptied and not deleted, for which every other tab would have to let go of it first. */
export async function emptyCacheDatabase(): Promise<void> {
  const database = await openCacheDatabase();
  const transaction = database.transaction(['answers', 'page'], 'readwrite');
  await Promise.all([
    transaction.objectStore('answers').clear(),
    transaction.objectStore('page').clear(),
    transaction.done,
  ]);
  database.close();
}
