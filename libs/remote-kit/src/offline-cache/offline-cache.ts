import { hashKey } from '@tanstack/react-query';
import { openCommandDatabase } from '../commands/sealed-store';
import { createSeal, type Seal } from '../commands/seal';
import type { LiveQueryKey } from '../queries/live-query-meta';
import type { CachedAnswer } from './cached-answer';
import { openCacheDatabase, type AnswerPlace, type CacheDatabase } from './cache-database';
import type { CachedPage } from './cached-page';

/** An answer as it is listed: what was asked, its size as it lies there, when it was true (milliseconds since 1970). */
export interface CacheEntry {
  place: AnswerPlace;
  key: LiveQueryKey;
  bytes: number;
  trueAt: number;
}

const longestMs = 30 * 24 * 3_600_000;

/**
 * What this device keeps to be read without a network, sealed by the key of the queue: it ends with the session, and no
 * script can read it. Where an answer lies says whose and which circle's it is, and nothing of what was asked.
 */
export class OfflineCache {
  readonly #database: CacheDatabase;
  readonly #seal: Seal;

  constructor(database: CacheDatabase, seal: Seal) {
    this.#database = database;
    this.#seal = seal;
  }

  async putAnswers(personId: string, answers: readonly CachedAnswer[]): Promise<void> {
    const entries = await Promise.all(
      answers.map(async (answer) => {
        const value = { trueAt: answer.trueAt, sealed: await this.#seal.close(answer) };
        return [await placeOf(personId, answer.key), value] as const;
      }),
    );
    const { store, done } = this.#database.transaction('answers', 'readwrite');
    await Promise.all([...entries.map(([place, value]) => store.put(value, place)), done]);
  }

  /** Those of a person in a circle, and the person's own. */
  async answersOf(personId: string, circleId: string): Promise<CachedAnswer[]> {
    const ranges = [circleId, ''].map((id) => this.#database.getAll('answers', rangeOf(personId, id)));
    const stored = (await Promise.all(ranges)).flat();
    const opened = await Promise.all(stored.map(({ sealed }) => this.#open<CachedAnswer>(sealed)));
    return opened.filter((answer) => answer !== null);
  }

  /** What is kept of a person, one entry an answer. */
  async listOf(personId: string): Promise<CacheEntry[]> {
    const range = IDBKeyRange.bound([personId], [personId, []]);
    const { store } = this.#database.transaction('answers');
    const [places, stored] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const entries = stored.map(async ({ sealed, trueAt }, index) => {
      const answer = await this.#open<CachedAnswer>(sealed);
      const place = places[index];
      return answer && place ? { place, key: answer.key, bytes: sealed.bytes.byteLength, trueAt } : null;
    });
    return (await Promise.all(entries)).filter((entry) => entry !== null);
  }

  async forgetAnswers(places: readonly AnswerPlace[]): Promise<void> {
    const { store, done } = this.#database.transaction('answers', 'readwrite');
    await Promise.all([...places.map((place) => store.delete(place)), done]);
  }

  async putPage(page: CachedPage): Promise<void> {
    await this.#database.put('page', await this.#seal.close(page), 'page');
  }

  async page(): Promise<CachedPage | null> {
    const sealed = await this.#database.get('page', 'page');
    return sealed ? this.#open<CachedPage>(sealed) : null;
  }

  /** Forgets a circle; with it the person's own answers, which may tell of it, and the page, which may show it. */
  async forgetCircle(personId: string, circleId: string): Promise<void> {
    const transaction = this.#database.transaction(['answers', 'page'], 'readwrite');
    const answers = transaction.objectStore('answers');
    await Promise.all([
      answers.delete(rangeOf(personId, circleId)),
      answers.delete(rangeOf(personId, '')),
      transaction.objectStore('page').clear(),
      transaction.done,
    ]);
  }

  /** Forgets what is of other people or circles, and what is too old to be of use. */
  async forgetOthers(personId: string, circleIds: readonly string[], nowMs: number): Promise<void> {
    const { store, done } = this.#database.transaction('answers', 'readwrite');
    const old = await store.index('trueAt').getAllKeys(IDBKeyRange.upperBound(nowMs - longestMs));
    const foreign = (await store.getAllKeys()).filter(
      ([person, circle]) => person !== personId || (circle !== '' && !circleIds.includes(circle)),
    );
    await Promise.all([...[...old, ...foreign].map((place) => store.delete(place)), done]);
  }

  // Sealed with a key that was wiped meanwhile: nobody can read it any more.
  async #open<T>(sealed: Parameters<Seal['open']>[0]): Promise<T | null> {
    try {
      return (await this.#seal.open(sealed)) as T;
    } catch {
      return null;
    }
  }
}

/** Rejects where the browser keeps nothing. */
export async function openOfflineCache(): Promise<OfflineCache> {
  const commands = openCommandDatabase();
  const [database] = await Promise.all([openCacheDatabase(), commands]);
  return new OfflineCache(
    database,
    createSeal(() => commands),
  );
}

// Arrays come after texts in the order of keys.
function rangeOf(personId: string, circleId: string): IDBKeyRange {
  return IDBKeyRange.bound([personId, circleId], [personId, circleId, []]);
}

async function placeOf(personId: string, key: LiveQueryKey): Promise<AnswerPlace> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(personId + hashKey(key)));
  const question = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [personId, key[1] ?? '', question];
}
