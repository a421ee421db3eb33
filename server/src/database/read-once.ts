import type { Transaction } from './database';

/**
 * Wraps a read so that each transaction does it once for each key. A reaction to a batch of events asks the same of one circle at
 * every event; what the transaction itself does not change stays true for all of it.
 */
export function readOnce<T>(
  read: (tx: Transaction, key: string) => Promise<T>,
): (tx: Transaction, key: string) => Promise<T> {
  const known = knownInTransaction<Promise<T>>();
  return (tx, key) => {
    const ofTransaction = known.of(tx);
    const answer = ofTransaction.get(key) ?? read(tx, key);
    ofTransaction.set(key, answer);
    return answer;
  };
}

/** The same for many keys: only those that the transaction has not asked for yet are read. */
export function readEachOnce<T>(
  read: (tx: Transaction, keys: readonly string[]) => Promise<(key: string) => T>,
): (tx: Transaction, keys: readonly string[]) => Promise<(key: string) => T> {
  const known = knownInTransaction<T>();
  return async (tx, keys) => {
    const ofTransaction = known.of(tx);
    const unknown = [...new Set(keys)].filter((key) => !ofTransaction.has(key));
    if (unknown.length > 0) {
      const answer = await read(tx, unknown);
      for (const key of unknown) ofTransaction.set(key, answer(key));
    }
    return (key) => {
      const value = ofTransaction.get(key);
      if (value === undefined) throw new Error(`'${key}' was not asked for.`);
      return value;
    };
  };
}

/** What is known within a transaction, by key; it goes with the transaction, or when it is forgotten. */
export function knownInTransaction<V>() {
  const known = new WeakMap<Transaction, Map<string, V>>();
  return {
    of(tx: Transaction): Map<string, V> {
      const place = known.get(tx) ?? new Map<string, V>();
      known.set(tx, place);
      return place;
    },
    forget: (tx: Transaction) => void known.delete(tx),
  };
}
