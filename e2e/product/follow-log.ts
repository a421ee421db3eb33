import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from '@carecircle/contracts';
import type { Caller } from './caller';

/** What one reader has seen of their logs, over all their connections. */
export interface LogReader {
  events: DomainEvent[];
  /** Sequence up to which each log was read, by its scope. */
  positions: Map<string, number>;
  /** How often the server said that it cannot go on from here. */
  resets: number;
  /** How often a connection was cut off instead of ended. */
  breaks: number;
  stop(): Promise<void>;
}

const reconnectMs = 20;

/** Reads the event stream from these positions and goes on from the last one reached whenever the connection ends. */
export function followLog({ origin, cookie }: Caller, from: Record<string, number>): LogReader {
  let connection = new AbortController();
  let isStopped = false;
  const reader = {
    events: [] as DomainEvent[],
    positions: new Map(Object.entries(from)),
    resets: 0,
    breaks: 0,
  };
  const connect = async () => {
    const positions = [...reader.positions].map((place) => place.join(':')).join(',');
    const url = `${origin}/api/events?positions=${positions}`;
    connection = new AbortController();
    const answer = await fetch(url, { headers: { cookie }, signal: connection.signal });
    try {
      for await (const frame of framesOf(answer)) take(reader, frame);
    } catch {
      reader.breaks += 1;
    }
  };
  const reading = (async () => {
    while (!isStopped) {
      await connect().catch(() => undefined);
      await wait(reconnectMs);
    }
  })();
  return Object.assign(reader, {
    stop: () => {
      isStopped = true;
      connection.abort();
      return reading;
    },
  });
}

function take(reader: Omit<LogReader, 'stop'>, frame: Record<string, string>): void {
  if (frame.event === 'reset') reader.resets += 1;
  if (frame.event === 'domain') reader.events.push(JSON.parse(frame.data ?? '') as DomainEvent);
  for (const place of (frame.id ?? '').split(',').filter(Boolean)) {
    const [scopeId = '', sequence] = place.split(':');
    reader.positions.set(scopeId, Number(sequence));
  }
}

/** The fields of each whole server-sent event; one that was cut off in the middle never counts. */
async function* framesOf(answer: Response): AsyncGenerator<Record<string, string>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of answer.body ?? []) {
    const frames = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames)
      yield Object.fromEntries(frame.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  }
}
