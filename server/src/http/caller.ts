import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../spine/context';
import { networkAddress } from './protection/network-address';

/** The request as operations see it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    sessionId: request.signedIn?.sessionId ?? null,
    get address() {
      return networkAddress(request.ip);
    },
    isEncrypted: request.protocol === 'https',
    origin: request.headers.origin ?? null,
    userAgent: request.headers['user-agent'] ?? '',
    hasLeft: () => request.raw.socket.destroyed === true,
    setCookie: (line) => void reply.header('set-cookie', line),
  };
}
