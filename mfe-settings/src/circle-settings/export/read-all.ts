/** Pages of one list that an export reads at most. */
export const mostPages = 100;

export interface Whole<T> {
  records: T[];
  /** False where the list goes on after the last page that was read. */
  isComplete: boolean;
}

/** All of a list that comes in pages; `read` gives one page and where the next one begins, null at the end. */
export async function readAll<T, C extends string | number>(
  read: (from: C | undefined) => Promise<{ records: readonly T[]; next: C | null }>,
): Promise<Whole<T>> {
  const records: T[] = [];
  let from: C | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { records: found, next } = await read(from);
    records.push(...found);
    if (next === null) return { records, isComplete: true };
    from = next;
  }
  return { records, isComplete: false };
}
