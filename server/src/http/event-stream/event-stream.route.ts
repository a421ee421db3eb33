import type { FastifyInstance } from 'fastify';
import { refuse } from '../../refuse';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { fileHeaders } from '../protection/security-headers';
import { EventStream } from './event-stream';
import { createSharedEventReader } from './shared-event-reader';
import { createSharedMembershipReader } from './shared-membership-reader';
import { readPositionsText } from './stream-positions';
import { watchStreams } from './watch-streams';

/**
 * `/api/events`: one connection per browser. A reconnecting browser names the last id it saw, which is its positions. With
 * `brief` the answer ends once it has told something, after 10 s at the latest. With `only=urgent` it brings alerts and
 * calls alone, those from now on, for a browser whose auto sync is off (SET-4); pages of an earlier release ask for `only=alerts`.
 */
export function eventStreamRoute(app: FastifyInstance, { spine, streams, publicOrigin }: HttpContext): void {
  const readEvents = createSharedEventReader(spine.database.db);
  const readMembership = createSharedMembershipReader(spine.database.db);
  const endWatch = watchStreams(spine, streams);
  app.addHook('onClose', async () => endWatch());
  app.get<{ Querystring: { positions?: unknown; brief?: unknown; only?: unknown } }>(
    '/api/events',
    { ...fileHeaders, config: { isStream: true } },
    async (request, reply) => {
      refuseForeignOrigin(request, publicOrigin);
      const { signedIn } = request;
      if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
      const asked = request.headers['last-event-id'] ?? request.query.positions;
      const positions = readPositionsText(typeof asked === 'string' ? asked : '');
      const personId = signedIn.person.id;
      streams.requireRoom(personId);
      reply.hijack();
      const { sessionId } = signedIn;
      const stream = new EventStream({
        spine,
        readEvents,
        readMembership,
        personId,
        sessionId,
        positions,
        isBrief: request.query.brief !== undefined,
        isOnlyUrgent: request.query.only !== undefined,
        response: reply.raw,
      });
      streams.add(personId, stream);
    },
  );
}
