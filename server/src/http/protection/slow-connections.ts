import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../answer-client-error';

/** How long nothing may be fetched of an answer that waits to be sent; Node looks a second time before it says so. */
export const unreadMs = 12_000;
/** How long a whole request may take, whatever comes of it meanwhile. */
export const longestRequestMs = 300_000;

const lookMs = 8_000;
/** The slowest of honest lines brings more in that time. */
const leastBytes = 4_096;

/**
 * Lets go of those who ask and then do not read, and of bodies that trickle: each would hold a connection and its memory for as long as
 * somebody likes. A body on a slow line that goes on coming has its time.
 */
export function endSlowConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.on('timeout', endUnread);
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length !== '0' || encoding !== undefined) watchBody(request.raw, reply.raw);
    done();
  });
}

/** What is still being worked on may take its time: only what is ready and not fetched is given up. */
function endUnread(this: ServerResponse): void {
  if (this.socket && this.socket.writableLength > 0) this.socket.destroy();
}

function watchBody(request: ServerResponse['req'], response: ServerResponse): void {
  const { socket } = request;
  // A request from inside the process has no line that could be slow.
  if (!(socket instanceof Socket)) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    // What waits for this server to take it says nothing of the line.
    if (came >= leastBytes || request.readableLength > 0) return;
    clearInterval(timer);
    const late = Object.assign(new Error('The body trickles.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerClientError(late, socket);
  }, lookMs).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  response.once('close', stop);
}
