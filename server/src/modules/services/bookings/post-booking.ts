import type { BookingMessage } from './booking-message';

const longestMs = 10_000;
const longestAnswer = 10_000;

/**
 * Posts a booking to a provider's own system. Its answer may say at once what becomes of it: `{ "status": "confirmed" }` or
 * `"declined"`.
 *
 * @throws when it was not taken, redirects or takes more than ten seconds.
 */
export async function postBooking(
  webhook: string,
  message: BookingMessage,
): Promise<'confirmed' | 'declined' | null> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  });
  if (!response.ok) throw new Error(`The provider's system answered ${response.status}.`);
  return statusIn((await response.text()).slice(0, longestAnswer));
}

function statusIn(text: string): 'confirmed' | 'declined' | null {
  try {
    const answer = JSON.parse(text) as { status?: unknown } | null;
    return answer?.status === 'confirmed' || answer?.status === 'declined' ? answer.status : null;
  } catch {
    return null;
  }
}
