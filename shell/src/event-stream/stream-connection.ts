import type { DomainEvent, Signal } from '@carecircle/contracts';
import type { Positions } from '@carecircle/event-bus';
import { positionsText } from './positions-text';
import { reconnectDelayMs } from './reconnect-delay';
import type { ConnectionStatus, StreamMessage } from './stream-message';

/** The server speaks at least every 15 s; a connection that is silent for this long is dead, whatever the socket says. */
export const silenceMs = 22_000;

export interface ConnectionParts {
  /** Where the stream begins. */
  from: Positions;
  onMessage: (message: StreamMessage) => void;
  /** The server did not take the connection: perhaps nobody is signed in any more. */
  onRefused: () => void;
  open?: (url: string) => EventSource;
}

/** One connection to the server that comes back by itself, always from the last sequence it has seen. */
export class StreamConnection {
  readonly #parts: ConnectionParts;
  #reached: Positions;
  #source: EventSource | null = null;
  #failures = 0;
  #status: ConnectionStatus = 'connecting';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = Date.now();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#reached = parts.from;
    addEventListener('online', this.#comeBack);
    addEventListener('offline', this.#goOffline);
    document.addEventListener('visibilitychange', this.#lookAfterSleep);
    this.#connect();
  }

  reached(): Positions {
    return this.#reached;
  }

  /** Reads again from other positions, such as those of a tab that misses something. */
  restart(from: Positions): void {
    this.#reached = from;
    this.#connect();
  }

  /** Lets go of the server but keeps its place. */
  pause(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#source?.close();
    this.#source = null;
  }

  close(): void {
    this.pause();
    removeEventListener('online', this.#comeBack);
    removeEventListener('offline', this.#goOffline);
    document.removeEventListener('visibilitychange', this.#lookAfterSleep);
  }

  #connect(): void {
    this.pause();
    // Nobody is signed in: there is nothing to read.
    if (Object.keys(this.#reached).length === 0) return;
    const open = this.#parts.open ?? ((url) => new EventSource(url));
    const source = open(`/api/events?positions=${encodeURIComponent(positionsText(this.#reached))}`);
    this.#source = source;
    this.#heard();
    source.addEventListener('domain', (message) => this.#hear(message, this.#takeEvent));
    source.addEventListener('position', (message) => this.#hear(message, this.#takePosition));
    source.addEventListener('signal', (message) => this.#hear(message, this.#takeSignal));
    source.addEventListener('reset', () => {
      this.pause();
      this.#parts.onMessage({ kind: 'reset' });
    });
    source.addEventListener('error', () => {
      if (source === this.#source) this.#fail(source.readyState === source.CLOSED);
    });
  }

  #hear(message: MessageEvent<string>, take: (data: unknown) => void): void {
    this.#heard();
    this.#failures = 0;
    this.#tellStatus('live');
    try {
      take(JSON.parse(message.data));
    } catch (error) {
      console.error('The event stream brought something unreadable', error);
    }
  }

  readonly #takeEvent = (data: unknown): void => {
    const event = data as DomainEvent;
    const follows = this.#reached[event.scopeId] ?? event.sequence - 1;
    this.#reached = { ...this.#reached, [event.scopeId]: event.sequence };
    this.#parts.onMessage({ kind: 'domain', event, follows });
  };

  readonly #takePosition = (data: unknown): void => {
    const after = this.#reached;
    this.#reached = { ...after, ...(data as Positions) };
    this.#parts.onMessage({ kind: 'position', reached: this.#reached, after });
  };

  readonly #takeSignal = (data: unknown): void => {
    this.#parts.onMessage({ kind: 'signal', signal: data as Signal });
  };

  #fail(wasRefused: boolean): void {
    this.pause();
    this.#tellStatus(this.#failures === 0 && navigator.onLine ? 'connecting' : 'offline');
    if (wasRefused && navigator.onLine) this.#parts.onRefused();
    this.#retry = setTimeout(() => this.#connect(), reconnectDelayMs(this.#failures));
    this.#failures += 1;
  }

  #heard(): void {
    this.#lastHeard = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail(false), silenceMs);
  }

  #tellStatus(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#parts.onMessage({ kind: 'status', status });
  }

  readonly #comeBack = (): void => {
    this.#failures = 0;
    this.#connect();
  };

  readonly #goOffline = (): void => {
    this.pause();
    this.#tellStatus('offline');
  };

  // A sleeping device stops timers: what they would have noticed is looked at when it wakes.
  readonly #lookAfterSleep = (): void => {
    const isAwake = document.visibilityState === 'visible';
    if (isAwake && this.#source && Date.now() - this.#lastHeard > silenceMs) this.#comeBack();
  };
}
