import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { closedPolicy } from './content-security-policy';

/** Headers of every answer. Pages replace the closed policy by their own with `contentSecurityPolicy(nonce)`, and say what they may use. */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', closedPolicy);
    done();
  });
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // For browsers and players of before 2020; those of today have no use for them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}

/** What a page of ours, and nothing in it from elsewhere, may use of the device. */
export const permissionsPolicy = 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()';

/**
 * Route option of what is no document: files are many and small, and what rules documents would be half of what is sent;
 * streams are many, and each holds its headers for as long as it lives.
 */
export const fileHeaders = {
  helmet: {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    frameguard: false,
  },
} as const;
