import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { closedPolicy } from './content-security-policy';

/** Headers of every answer. Pages replace the closed policy by their own with `contentSecurityPolicy(nonce)`. */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('content-security-policy', closedPolicy)
      .header(
        'permissions-policy',
        'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
      );
  });
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}
