import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where an answer stops: nothing of it comes, or its headers and half of its body. */
export type StallPoint = 'at headers' | 'half-way';

/** A line between browsers and the product on which answers get lost; it changes nothing of what it passes on. */
export interface Line {
  origin: string;
  /** Bodies of all commands that passed, by path. */
  sent(path: string): { commandId: string }[];
  /** Lets the server answer but the answer never arrives, for paths that match, until `heal`; null: for none any more. */
  eatAnswers(path: RegExp | null): void;
  /** How many answers were eaten so far. */
  eaten(): number;
  /** Lets answers stop for paths that match, until `heal`; gives how to let those that have stopped go on. */
  stall(path: RegExp, where: StallPoint): () => void;
  /** Holds event streams back until they end, as a proxy that buffers does, until `heal`. */
  bufferStreams(): void;
  /** Lets nothing more through on the live streams, which stay open, until `heal`; gives how many there are. */
  holdStreams(): number;
  heal(): void;
  /** Ends every live stream in the middle; gives how many there were. */
  cutStreams(): number;
  /** When each stream was asked for, in milliseconds since 1970. */
  streamStarts: readonly { at: number; url: string }[];
  close(): Promise<void>;
}

const events = '/api/events';

export async function startLine(target: string): Promise<Line> {
  const bodies: { path: string; body: { commandId: string } }[] = [];
  const streams = new Map<ServerResponse, IncomingMessage>();
  const streamStarts: { at: number; url: string }[] = [];
  let eaten: RegExp | null = null;
  let eatenCount = 0;
  let isBuffering = false;
  let stalled: { path: RegExp; where: StallPoint; until: Promise<void> } | null = null;

  // A stream has no end to wait for: it is cut at once.
  const eat = async (url: string, answer: IncomingMessage, outgoing: ServerResponse) => {
    if (url.startsWith(events)) answer.destroy();
    else await readAll(answer);
    outgoing.destroy();
    eatenCount += 1;
  };
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = incoming.url ?? '/';
    const body = await readAll(incoming);
    if (incoming.method === 'POST') bodies.push({ path: url, body: JSON.parse(body.toString() || '{}') });
    if (url.startsWith(events)) streamStarts.push({ at: Date.now(), url });
    const { method, headers } = incoming;
    const forward = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      if (eaten?.test(url)) return void eat(url, answer, outgoing);
      if (stalled?.path.test(url)) return void passInHalves(answer, outgoing, stalled);
      if (url.startsWith(events)) streams.set(outgoing, answer);
      outgoing.once('close', () => {
        streams.delete(outgoing);
        forward.destroy();
      });
      if (url.startsWith(events) && isBuffering) return void passLate(answer, outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    forward.once('error', () => outgoing.destroy());
    forward.end(body);
  };

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  return {
    origin: await listening(server),
    sent: (path) => bodies.filter((one) => one.path === path).map(({ body }) => body),
    eatAnswers: (path) => (eaten = path),
    eaten: () => eatenCount,
    stall: (path, where) => {
      let goOn = () => undefined as void;
      stalled = { path, where, until: new Promise((resolve) => (goOn = resolve)) };
      return () => goOn();
    },
    bufferStreams: () => (isBuffering = true),
    holdStreams: () => {
      for (const answer of streams.values()) answer.pause();
      return streams.size;
    },
    heal: () => {
      eaten = null;
      stalled = null;
      isBuffering = false;
      for (const answer of streams.values()) answer.resume();
    },
    cutStreams: () => {
      const cut = [...streams.keys()];
      for (const stream of cut) stream.destroy();
      return cut.length;
    },
    streamStarts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function passLate(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const body = await readAll(answer);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
  } catch {
    outgoing.destroy();
  }
}

async function passInHalves(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  { where, until }: { where: StallPoint; until: Promise<void> },
): Promise<void> {
  const body = await readAll(answer);
  const half = where === 'half-way' ? Math.floor(body.length / 2) : 0;
  const begin = () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  if (half > 0) begin().write(body.subarray(0, half));
  await until;
  if (!outgoing.headersSent) begin();
  outgoing.end(body.subarray(half));
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
