import { uploadLimits } from '@carecircle/contracts';
import { Refusal, Unreachable } from '@carecircle/remote-kit';

const retryDelaysMs = [500, 1_000, 3_000, 5_000];
const protocol = { 'tus-resumable': '1.0.0' };

/**
 * Sends what is still missing of an announced file, part by part, over lost connections (tus 1.0). The server says where to go on.
 *
 * @throws Unreachable when the line stays lost, Refusal when the upload is there no more.
 */
export async function sendParts(
  url: string,
  blob: Blob,
  { onProgress, signal }: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
): Promise<void> {
  let offset = await offsetAt(url, signal);
  let failures = 0;
  while (offset < blob.size) {
    onProgress(offset);
    try {
      offset = await sendPart(
        url,
        offset,
        blob.slice(offset, offset + uploadLimits.countedPartBytes),
        signal,
      );
      failures = 0;
    } catch (error) {
      const delay = retryDelaysMs[failures];
      if (signal.aborted || error instanceof Refusal || delay === undefined) throw error;
      failures += 1;
      await pause(delay, signal);
      offset = await offsetAt(url, signal).catch(() => offset);
    }
  }
  onProgress(blob.size);
}

async function sendPart(url: string, offset: number, part: Blob, signal: AbortSignal): Promise<number> {
  const headers = {
    ...protocol,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  const answer = await ask(url, { method: 'PATCH', headers, body: part, signal });
  return offsetIn(answer);
}

async function offsetAt(url: string, signal: AbortSignal): Promise<number> {
  return offsetIn(await ask(url, { method: 'HEAD', headers: protocol, signal }));
}

async function ask(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...request, credentials: 'same-origin' }).catch((cause: unknown) => {
    if (request.signal?.aborted) throw cause;
    throw new Unreachable('A part of a file got no answer.', { cause });
  });
  if (answer.ok) return answer;
  if (answer.status === 404) throw new Refusal({ code: 'NOT_FOUND', message: 'This upload is over.' });
  throw new Unreachable(`A part of a file was answered with ${answer.status}.`);
}

function offsetIn(answer: Response): number {
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw new Unreachable('The answer does not say how much has come.');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was given up.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
