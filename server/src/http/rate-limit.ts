import type { HttpContext } from './route-plugin';

const guessesPerMinute = 30;

/** Route option with the limit for one person or address; tighter where a stranger could guess. */
export function rateLimitFor(
  isGuessable: boolean,
  { requestsPerMinute }: Pick<HttpContext, 'requestsPerMinute'>,
) {
  const max = isGuessable ? Math.min(guessesPerMinute, requestsPerMinute) : requestsPerMinute;
  return { rateLimit: { max, timeWindow: 60_000, groupId: isGuessable ? 'guesses' : 'requests' } };
}
