import { refusalStatus, type RefusalBody, type RefusalCode } from '@carecircle/contracts';
import { followClock } from '../formats/server-clock';
import { operationRequest } from './operation-request';
import type { OperationInput, OperationKey, OperationOutput } from './operation-types';
import { mayCall, noteGiven } from '../sync/sync';
import { HeldBack, Refusal, Unreachable } from './refusal';

/** After this long without an answer a call counts as unreachable. */
export const callTimeoutMs = 15_000;

/** Answers that say nothing about the request itself: the same call may succeed a moment later. */
const undecided: readonly RefusalCode[] = ['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_ATTEMPTS'];

interface CallOptions {
  signal?: AbortSignal;
  /** Lets it outlive the page that sends it. */
  keepalive?: boolean;
  /** Nobody asks for it just now: it waits while auto sync is off (SET-4). */
  isByItself?: boolean;
}

/**
 * Calls the server. Features use `useLiveQuery` and `useCommand`; this is for code outside React.
 * Throws `Refusal` when the server says no, `Unreachable` when there is no answer in 15 s, or only a failing server, and
 * `HeldBack` when this device was told not to ask by itself.
 */
export async function callOperation<K extends OperationKey>(
  key: K,
  input: OperationInput<K>,
  options: CallOptions = {},
): Promise<OperationOutput<K>> {
  const response = await request(key, input as Record<string, unknown>, options);
  followClock(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    noteGiven(key, operationRequest(key, {}).method);
    return answer as OperationOutput<K>;
  }
  const refusal = refusalIn(answer, response.status);
  if (!refusal) throw new Unreachable(`${key} answered ${response.status}`);
  if (isUndecided(key, refusal.code)) {
    throw new Unreachable(`${key}: ${refusal.code}`, { retryAfterMs: retryAfterMs(response) });
  }
  throw new Refusal(refusal);
}

async function request(
  key: OperationKey,
  input: Record<string, unknown>,
  { signal, keepalive = false, isByItself = false }: CallOptions,
) {
  const { method, url, body } = operationRequest(key, input);
  if (!mayCall(key, isByItself)) throw new HeldBack(`${key} waits until somebody asks for it`);
  const timeout = AbortSignal.timeout(callTimeoutMs);
  try {
    return await fetch(url, {
      method,
      body,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Unreachable(`${key} got no answer`, { cause });
  }
}

// At the sign-in page too many attempts is an answer to show; elsewhere it only asks for patience.
function isUndecided(key: OperationKey, code: RefusalCode): boolean {
  if (code === 'TOO_MANY_ATTEMPTS' && (key.startsWith('account.') || key === 'circles.joinCircle'))
    return false;
  return undecided.includes(code);
}

const codeOfStatus: Partial<Record<number, RefusalCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  409: 'INVALID_STATE',
  422: 'INVALID_INPUT',
};

/** The server's no; a code that only a newer server knows counts as the plainest one with its status. */
function refusalIn(value: unknown, status: number): RefusalBody | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  if (Object.hasOwn(refusalStatus, String(value.code))) return value as RefusalBody;
  const code = codeOfStatus[status];
  return code ? { ...(value as RefusalBody), code } : null;
}

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}
