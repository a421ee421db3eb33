import { createHash } from 'node:crypto';
import { FeedToken } from '@carecircle/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { readFeed } from '../modules/calendar';
import { refuse } from '../refuse';
import type { HttpContext } from './route-plugin';

const readsPerMinute = 60;

/** `/feeds/<token>.ics`: a member's calendar for other programs, which have no session but its secret address (CAL-4). */
export function calendarFeedRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(readsPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'feeds',
  };
  app.get<{ Params: { file: string } }>('/feeds/:file', { config: { rateLimit } }, async (request, reply) => {
    const { file } = request.params;
    const token = FeedToken.safeParse(file.endsWith('.ics') ? file.slice(0, -4) : '');
    const { crypto, clock } = spine.services;
    const text = token.success
      ? await readFeed(spine.database.db, crypto, { token: token.data, now: clock.now() })
      : null;
    // One answer for what is wrong, ended and never was.
    if (text === null) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply
      .header('cache-control', 'private, no-cache')
      .header('etag', tag)
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply
      .header('content-disposition', 'inline; filename="carecircle.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
