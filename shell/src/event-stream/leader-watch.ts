/** The server speaks every 10 s and the leading tab hands it on: after this long without a word it is asked. */
const quietMs = 15_000;
/** How long the leading tab has to answer; one whose page hangs never does. */
const answerMs = 4_000;

interface WatchParts {
  /** Asks the leading tab for a sign of life. */
  ask: () => void;
  /** The leading tab is taken for dead. */
  onDead: () => void;
}

/** Notices within 20 s that the leading tab hangs: frozen by the browser, or its page blocked. */
export class LeaderWatch {
  readonly #parts: WatchParts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** The leading tab has spoken. */
  heard(): void {
    this.stop();
    this.#timer = setTimeout(() => this.ask(), quietMs);
  }

  ask(): void {
    this.stop();
    this.#timer = setTimeout(this.#parts.onDead, answerMs);
    this.#parts.ask();
  }

  /** This tab leads, or follows no more. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
