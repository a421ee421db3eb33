import type { Caller } from './caller';

/** Sends the bytes of an announced upload in one part (tus 1.0). */
export async function sendWhole({ origin, cookie }: Caller, url: string, bytes: Buffer): Promise<void> {
  const answer = await fetch(`${origin}${url}`, {
    method: 'PATCH',
    headers: {
      ...{ cookie, origin, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
}
