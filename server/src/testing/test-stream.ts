import type { DomainEvent, Signal } from '@carecircle/contracts';

export type StreamMessage =
  | { event: 'domain'; id: string; data: DomainEvent }
  | { event: 'signal'; id: string; data: Signal }
  | { event: 'position' | 'reset'; id: string; data: Record<string, number> };

export interface TestStream {
  status: number;
  /** Next message that `wanted` accepts; earlier ones are passed over. Fails when the stream ends or after 50 s. */
  next(wanted?: (message: StreamMessage) => boolean): Promise<StreamMessage>;
  /** Next domain event of a type. */
  nextEvent(type: DomainEvent['type']): Promise<DomainEvent>;
  /** Everything that came so far. */
  received: StreamMessage[];
  /**
   * How often it was told where it stands: once as it opens, then whenever the watch looks after it, some ten seconds apart.
   * What came before the second time was told by the relay.
   */
  beats(): number;
  ended: Promise<void>;
  close(): void;
}

const patienceMs = 50_000;

/** Reads the event stream over a real connection. */
export async function openTestStream(url: string, cookie: string, lastEventId?: string): Promise<TestStream> {
  const stop = new AbortController();
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const ask = () => fetch(url, { headers, signal: stop.signal });
  let response = await ask();
  // A process that stands still for seconds finds that the call took too long to arrive: it is asked once more, as a page does.
  if (response.status === 408) response = await ask();
  const received: StreamMessage[] = [];
  let readUpTo = 0;
  let wake: () => void = () => undefined;
  let isOver = false;
  const ended = readFrames(response, (message) => {
    received.push(message);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });

  const stream: TestStream = {
    status: response.status,
    received,
    beats: () => received.filter(({ event }) => event === 'position').length,
    ended,
    close: () => stop.abort(),
    async next(wanted = () => true) {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        for (; readUpTo < received.length; readUpTo += 1) {
          const message = received[readUpTo] as StreamMessage;
          if (!wanted(message)) continue;
          readUpTo += 1;
          return message;
        }
        if (isOver || Date.now() > deadline)
          throw new Error(
            `No such message came (${isOver ? `ended, ${response.status}` : 'open'}): ${JSON.stringify(received)}`,
          );
        await new Promise<void>((resolve) => {
          const late = setTimeout(resolve, deadline - Date.now() + 1);
          wake = () => {
            clearTimeout(late);
            resolve();
          };
        });
      }
    },
    async nextEvent(type) {
      const message = await stream.next(
        ({ event, data }) => event === 'domain' && (data as DomainEvent).type === type,
      );
      return message.data as DomainEvent;
    },
  };
  return stream;
}

async function readFrames(response: Response, take: (message: StreamMessage) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body ?? []) {
      const frames = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const lines = Object.fromEntries(
          frame.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
        );
        if (lines.event)
          take({ event: lines.event, id: lines.id, data: JSON.parse(lines.data ?? '{}') } as StreamMessage);
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
}
