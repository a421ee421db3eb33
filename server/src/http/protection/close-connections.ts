import type { FastifyInstance } from 'fastify';
import type { OpenStreams } from '../event-stream/open-streams';

/** What a request that runs when the server stops may still take. */
const longestRequestMs = 5_000;

/** Ends connections as they fall idle: one that was busy when closing began would else stay open for its whole keep-alive. */
export async function closeConnections(app: FastifyInstance, streams: OpenStreams): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
  const closing = app.close();
  await streams.closeAll();
  await closing;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
