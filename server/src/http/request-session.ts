import type { FastifyInstance } from 'fastify';
import type { Person } from '../access/person';
import type { SessionPort } from '../access/session-port';
import { urgently } from '../database/urgency';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in on this request; null for strangers. */
    signedIn: { sessionId: string; person: Person } | null;
  }
  interface FastifyContextConfig {
    /** Its session, too, is looked up before those of others. */
    isUrgent?: boolean;
  }
}

/**
 * Looks up the session of every request that brings a cookie, before limits and routes. One that is in use never ends:
 * server and browser keep it for 30 days from the last day of use (AUTH-1), unless its owner
 * wants it ended once it is left alone (AUTH-5).
 */
export function readRequestSession(app: FastifyInstance, sessions: SessionPort): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request, reply) => {
    const { cookie } = request.headers;
    if (!cookie) return;
    const find = () => sessions.find(cookie);
    const found = await (request.routeOptions.config.isUrgent ? urgently(find) : find());
    request.signedIn = found;
    // A person who opens or reloads the app is present.
    if (found && request.headers['sec-fetch-dest'] === 'document') await sessions.keep(found.sessionId);
    // On the raw answer, so that the event stream, which writes its own, carries it too. Files may be cached: never there.
    if (found?.isOld && request.url.startsWith('/api/'))
      reply.raw.setHeader('set-cookie', await sessions.renew(cookie));
  });
}
