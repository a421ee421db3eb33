import type { FastifyRequest } from 'fastify';
import { networkAddress } from './network-address';
import type { HttpContext } from '../route-plugin';

const guessesPerMinute = 30;

/**
 * Route option with the limit for one person or address; tighter where one could guess. What strangers may ask counts by address for
 * everybody, or whoever is signed in could go on without end.
 */
export function rateLimitFor(
  { isGuessable, isForStrangers }: { isGuessable: boolean; isForStrangers: boolean },
  { requestsPerMinute }: Pick<HttpContext, 'requestsPerMinute'>,
) {
  const max = isGuessable ? Math.min(guessesPerMinute, requestsPerMinute) : requestsPerMinute;
  const byAddress = { keyGenerator: (request: FastifyRequest) => networkAddress(request.ip) };
  return {
    rateLimit: {
      ...{ max, timeWindow: 60_000, groupId: isGuessable ? 'guesses' : 'requests' },
      ...(isGuessable && isForStrangers ? byAddress : {}),
    },
  };
}
