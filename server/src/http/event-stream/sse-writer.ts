import type { ServerResponse } from 'node:http';

const patienceMs = 20_000;

export interface SseWriter {
  /** Resolves when the browser can take more; a browser that reads nothing for 20 s is let go. */
  write(event: string, data: unknown, id?: string): Promise<void>;
  /** Ends the answer; a browser that does not fetch the rest within 20 s is let go. */
  end(): void;
  isClosed(): boolean;
  /** Whether the browser has not yet taken what was written: what may be left out is better left out. */
  isBehind(): boolean;
  closed: Promise<void>;
}

/** Writes server-sent events to an answer, no faster than they are read. */
export function createSseWriter(response: ServerResponse): SseWriter {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  response.flushHeaders();
  return new ResponseWriter(response);
}

class ResponseWriter implements SseWriter {
  readonly closed: Promise<void>;
  #draining: Promise<void> | null = null;

  constructor(private readonly response: ServerResponse) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  isClosed(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  isBehind(): boolean {
    return this.#draining !== null;
  }

  async write(event: string, data: unknown, id?: string): Promise<void> {
    if (this.isClosed()) return;
    const place = id ? `id: ${id}\n` : '';
    const fits = this.response.write(`event: ${event}\n${place}data: ${JSON.stringify(data)}\n\n`);
    if (!fits) {
      this.#draining ??= drained(this.response).finally(() => {
        this.#draining = null;
      });
    }
    await this.#draining;
  }

  end(): void {
    if (this.isClosed()) return;
    this.response.end();
    const giveUp = setTimeout(() => this.response.destroy(), patienceMs);
    void this.closed.then(() => clearTimeout(giveUp));
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => response.destroy(), patienceMs);
    const done = () => {
      clearTimeout(giveUp);
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });
}
