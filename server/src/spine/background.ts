/** What goes on while nobody waits for it: who has started it has answered already. */
export interface Background {
  /** Whatever the work throws is its own to tell. */
  follow(work: Promise<void>): void;
  /** How much goes on. */
  count(): number;
  /** How much has ever begun. */
  begun(): number;
  /** Resolves when nothing goes on any more, not even what was begun meanwhile. */
  settled(): Promise<void>;
}

export function createBackground(): Background {
  const going = new Set<Promise<void>>();
  let begun = 0;
  return {
    follow(work) {
      begun += 1;
      const ended = work.finally(() => going.delete(ended));
      going.add(ended);
    },
    count: () => going.size,
    begun: () => begun,
    async settled() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}
