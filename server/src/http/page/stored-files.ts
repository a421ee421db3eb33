import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** A file in one of the forms in which it is stored. */
export interface StoredFile {
  path: string;
  /** Bytes. */
  size: number;
  encoding: 'br' | 'gzip' | null;
  /** Where they are in memory. */
  bytes?: Buffer;
}

/** The smallest form of a file that a browser takes, by its `Accept-Encoding`; null where the file is not there. */
export type FindFile = (file: string, accepted: string) => Promise<StoredFile | null>;

export const findFile: FindFile = async (file, accepted) => {
  for (const { encoding, ending } of formsIn(accepted)) {
    const path = `${file}${ending}`;
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return { path, encoding, size: found.size };
  }
  return null;
};

/** Finds files whose content never changes, in memory where they were found lately. */
export interface RecentFiles {
  find: FindFile;
  /** Looks at the disk again, where something was put right. */
  forget(): void;
}

/** All that browsers load of a few versions of the product. */
const usualMostBytes = 24 * 1024 * 1024;
/** What is larger is asked for rarely, and comes from the disk each time. */
const largestBytes = 512 * 1024;

/**
 * A visit asks for dozens of small files, which are those of the visit before: what each costs a server is its way to the disk, six
 * calls of the system.
 */
export function createRecentFiles({ mostBytes = usualMostBytes } = {}): RecentFiles {
  const emptyMemory = () =>
    new LRUCache<string, StoredFile>({
      maxSize: mostBytes,
      // One that is empty takes its place too.
      sizeCalculation: ({ size }) => size + 1,
    });
  let memory = emptyMemory();
  return {
    forget() {
      // Another one: what is being read now, before it was put right, is remembered where nobody looks any more.
      memory = emptyMemory();
    },
    async find(file, accepted) {
      const recent = memory;
      const key = keyOf(file, accepted);
      const known = recent.get(key);
      if (known) return known;
      const found = await findFile(file, accepted);
      if (!found || found.size > largestBytes) return found;
      const bytes = await readFile(found.path);
      const read = { ...found, bytes, size: bytes.length };
      recent.set(key, read);
      return read;
    },
  };
}

/** Smallest first; the last one every browser takes. */
const forms = [
  { encoding: 'br', ending: '.br', isAccepted: /\bbr\b/ },
  { encoding: 'gzip', ending: '.gz', isAccepted: /\bgzip\b/ },
  { encoding: null, ending: '', isAccepted: /^/ },
] as const;

const formsIn = (accepted: string) => forms.filter(({ isAccepted }) => isAccepted.test(accepted));

const keyOf = (file: string, accepted: string) =>
  `${formsIn(accepted)
    .map(({ ending }) => ending)
    .join('')} ${file}`;
