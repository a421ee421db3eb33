import { paymentWebhookPath } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { takePaymentNews } from '../modules/billing';
import { refuse } from '../refuse';
import type { HttpContext } from './route-plugin';

const mostBytes = 256 * 1024;

/** The payment provider tells what happened; it is believed by its signature over the very bytes it sent (SET-6). */
export function paymentWebhookRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  app.post(paymentWebhookPath, async (request) => {
    const { payments } = spine.services;
    if (!payments) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const signature = String(request.headers['stripe-signature'] ?? '');
    const news = await payments.readNews(String(request.body ?? ''), signature);
    if (news) await takePaymentNews(spine, news);
    return { received: true };
  });
}
