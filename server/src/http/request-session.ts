import type { FastifyInstance } from 'fastify';
import type { Person } from '../spine/contract-types';
import type { SessionPort } from '../spine/session-port';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in on this request; null for strangers. */
    signedIn: { sessionId: string; person: Person } | null;
  }
}

/** Looks up the session of every request that brings a cookie, before limits and routes. */
export function readRequestSession(app: FastifyInstance, sessions: SessionPort): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie) request.signedIn = await sessions.find(request.headers.cookie);
  });
}
