import { once } from 'node:events';
import { connect } from 'node:net';

export interface Request {
  path: string;
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: object;
}

export interface Load {
  origin: string;
  cookie: string;
  /** Each connection sends its next request when it has the answer to the last. */
  connections: number;
  durationMs: number;
  requestOf(connection: number): Request;
}

/**
 * How many answers came and how many a second. Written on bare sockets, so that the one who asks takes as little as possible of the processor from
 * those who answer.
 *
 * @throws Error with the answer when one is not 200.
 */
export async function pressLoad(load: Load): Promise<{ answers: number; perSecond: number }> {
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: load.connections }, (_, connection) => pressOn(connection, load, started)),
  );
  const seconds = (performance.now() - started) / 1000;
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, perSecond: answers / seconds };
}

async function pressOn(connection: number, load: Load, started: number): Promise<number> {
  const { hostname, port } = new URL(load.origin);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let answered = 0;
  let pending: Buffer = Buffer.alloc(0);
  let isAnswered: () => void;
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    if (isWhole(pending)) isAnswered();
  });
  while (performance.now() - started < load.durationMs) {
    const answer = new Promise<void>((resolve, reject) => {
      isAnswered = resolve;
      socket.once('close', () => reject(new Error('The server closed the connection.')));
    });
    socket.write(textOf(load.requestOf(connection), load));
    await answer;
    socket.removeAllListeners('close');
    if (!pending.toString('latin1', 0, 12).endsWith(' 200')) throw new Error(pending.toString());
    pending = Buffer.alloc(0);
    answered += 1;
  }
  socket.destroy();
  return answered;
}

function textOf({ path, body }: Request, { origin, cookie }: Load): string {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: ${cookie}`,
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/** Whether an answer is there with all of its body, whose length its head must tell. */
function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1];
  return answer.length - headEnd - 4 >= Number(length);
}
