/** Reached sequence by event scope (circle or person). */
export type Positions = Readonly<Record<string, number>>;

/** Where an event stands against the reached position of its scope. */
export type Place = 'next' | 'known' | 'gap';

/**
 * How far this page has read each scope's log. Sequences are gap-free in the log, but a reader is not told of events
 * that they may not see; `follows` is therefore the sequence that the stream had reached for this reader just before.
 */
export class ReachedPositions {
  readonly #reached = new Map<string, number>();

  place(scopeId: string, sequence: number, follows: number): Place {
    const reached = this.#reached.get(scopeId);
    if (reached === undefined) return 'next';
    if (sequence <= reached) return 'known';
    return reached < follows ? 'gap' : 'next';
  }

  /** Raises positions; a lower one changes nothing. */
  advance(positions: Positions): void {
    for (const [scopeId, sequence] of Object.entries(positions)) {
      this.#reached.set(scopeId, Math.max(sequence, this.#reached.get(scopeId) ?? 0));
    }
  }

  /** Starts again from these positions: for a new session or a copy of the data read anew. */
  reset(positions: Positions): void {
    this.#reached.clear();
    this.advance(positions);
  }

  all(): Positions {
    return Object.fromEntries(this.#reached);
  }
}
