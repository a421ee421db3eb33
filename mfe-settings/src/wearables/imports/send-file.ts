import { healthImportUrl, wearableLimits } from '@carecircle/contracts';
import { Refusal, retryDelayMs, Unreachable } from '@carecircle/remote-kit';

interface Sent {
  circleId: string;
  importId: string;
  file: File;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

const mostTries = 6;
const passing = new Set([0, 409, 423, 429, 500, 502, 503]);

/**
 * Sends what is still missing of an announced file, part by part, over lost connections (tus 1.0).
 *
 * @throws Refusal, Unreachable
 */
export async function sendFile({ circleId, importId, file, onProgress, signal }: Sent): Promise<void> {
  const url = healthImportUrl({ circleId, id: importId });
  let offset = 0;
  for (let tries = 0; offset < file.size;) {
    const status = await sendPart(url, file, offset, signal);
    if (status === 204) {
      offset = Math.min(offset + wearableLimits.partBytes, file.size);
      tries = 0;
      onProgress(offset);
      continue;
    }
    tries += 1;
    if (!passing.has(status)) throw refusalOf(status);
    if (tries >= mostTries) throw new Unreachable('The file could not be sent.');
    await pause(retryDelayMs(tries), signal);
    offset = (await offsetAt(url, signal)) ?? offset;
  }
}

/** Status of the answer; 0 without one. */
async function sendPart(url: string, file: File, offset: number, signal: AbortSignal): Promise<number> {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  const body = file.slice(offset, offset + wearableLimits.partBytes);
  try {
    return (await fetch(url, { method: 'PATCH', headers, body, signal })).status;
  } catch (error) {
    if (signal.aborted) throw error;
    return 0;
  }
}

/** How much has come, where the server can say so. */
async function offsetAt(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' }, signal });
    return answer.ok ? Number(answer.headers.get('upload-offset')) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function refusalOf(status: number): Error {
  const codes = {
    401: 'NOT_SIGNED_IN',
    404: 'NOT_FOUND',
    410: 'NOT_FOUND',
    413: 'PAYLOAD_TOO_LARGE',
    507: 'DISK_FULL',
  } as const;
  const code = codes[status as keyof typeof codes];
  return code ? new Refusal({ code, message: '' }) : new Unreachable(`The server answered ${status}.`);
}
