import { documentLimits, documentUploadUrl } from '@carecircle/contracts';
import { Refusal, Unreachable } from '@carecircle/remote-kit';
import type { DetailedError } from 'tus-js-client';
import type { Upload } from './upload';

const retryDelays = [500, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Sends what is still missing of an announced file, part by part, over lost connections (tus 1.0). The address is the server's record of
 * it: nothing of a file is remembered in the browser.
 */
export async function sendBytes(
  { circleId, id, file }: Upload,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const tus = await import('tus-js-client');
  await new Promise<void>((resolve, reject) => {
    const sending = new tus.Upload(file, {
      uploadUrl: documentUploadUrl({ circleId, id }),
      chunkSize: documentLimits.partBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onProgress,
      onShouldRetry: (error) => isPassing(error as DetailedError),
      onError: (error) => reject(failureOf(error as DetailedError)),
      onSuccess: () => resolve(),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject(new DOMException('The upload was given up.', 'AbortError'));
    });
    sending.start();
  });
}

/** Whether the same part may be taken a moment later. */
function isPassing({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  return status === 0 || [409, 423, 429, 500, 502, 503].includes(status);
}

function failureOf({ originalResponse, message }: DetailedError): Error {
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 507) return new Refusal({ code: 'DISK_FULL', message });
  if (status === 404 || status === 410) return new Refusal({ code: 'NOT_FOUND', message });
  if (status === 401) return new Refusal({ code: 'NOT_SIGNED_IN', message });
  return new Unreachable(message);
}
