import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalBody } from '@carecircle/contracts';

/**
 * Answers what is no request at all, or never became a whole one, before any route could: 408 for one that takes too
 * long, 431 for headers that are too large, 400 for the rest. The connection ends with it.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code, message } = refusalFor(error.code);
  const body = JSON.stringify({ code, message } satisfies RefusalBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

/** Being slow says nothing against the request itself: the same one may succeed on a better line. */
function refusalFor(code: string | undefined): RefusalBody & { status: number } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'UNAVAILABLE', message: 'The request took too long.' };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, code: 'MALFORMED', message: 'The headers are too large.' };
  return { status: 400, code: 'MALFORMED', message: 'The request could not be read.' };
}
