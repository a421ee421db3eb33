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
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  const isClosed = () => response.writableEnded || response.destroyed;
  let draining: Promise<void> | null = null;
  return {
    closed,
    isClosed,
    isBehind: () => draining !== null,
    async write(event, data, id) {
      if (isClosed()) return;
      const place = id ? `id: ${id}\n` : '';
      const fits = response.write(`event: ${event}\n${place}data: ${JSON.stringify(data)}\n\n`);
      if (!fits) {
        draining ??= drained(response).finally(() => {
          draining = null;
        });
      }
      await draining;
    },
    end() {
      if (isClosed()) return;
      response.end();
      const giveUp = setTimeout(() => response.destroy(), patienceMs);
      void closed.then(() => clearTimeout(giveUp));
    },
  };
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
