import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signedOutLanguage } from '../page/signed-out-language';
import { rateLimitFor } from '../protection/rate-limit';
import type { HttpContext } from '../route-plugin';
import { cardPagePolicy, renderCard } from './render-card';

/**
 * `/card/:token`: the page of an emergency card's link, for anyone who scans it, without session and without the app (EMER-7). It is
 * the same for every address: who asks for the page learns nothing, and programs that follow links count as no view.
 */
export function cardRoutes(app: FastifyInstance, context: HttpContext): void {
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  app.get('/card/:token', options, (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', cardPagePolicy(nonce))
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderCard({ language: signedOutLanguage(request, reply), nonce }));
  });
}
