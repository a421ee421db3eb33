import type { FastifyInstance } from 'fastify';
import { refuse } from '../../spine/refuse';
import type { HttpContext } from '../route-plugin';
import { openEventStream } from './event-stream';
import { createSharedEventReader } from './shared-event-reader';
import { readPositionsText } from './stream-positions';

/** `/api/events`: one connection per browser. A reconnecting browser names the last id it saw, which is its positions. */
export function eventStreamRoute(app: FastifyInstance, { spine, streams }: HttpContext): void {
  const readEvents = createSharedEventReader(spine.database.db);
  app.get<{ Querystring: { positions?: unknown } }>('/api/events', async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const asked = request.headers['last-event-id'] ?? request.query.positions;
    const positions = readPositionsText(typeof asked === 'string' ? asked : '');
    const personId = signedIn.person.id;
    streams.requireRoom(personId);
    reply.hijack();
    const { sessionId } = signedIn;
    const stream = openEventStream({
      spine,
      readEvents,
      personId,
      sessionId,
      positions,
      response: reply.raw,
    });
    streams.add(personId, stream);
  });
}
