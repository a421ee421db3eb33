import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentUploadUrl, uploadLimits } from '@carecircle/contracts';
import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import type { Member } from '../member';
import { residentKb } from '../resident-kb';
import { startBare } from '../server-programs';

const sizeBytes = 100 * 1024 * 1024;
const rounds = 3;
const part = new Uint8Array(randomBytes(uploadLimits.partBytes));
const entry = fileURLToPath(new URL('copy-server.ts', import.meta.url));

/** A file of 100 MB in parts, sealed on its way to the disk, against its parts appended to a file by bare `node:http`. */
export async function measureUpload(product: Product, member: Member, circleId: string): Promise<Figure[]> {
  const copied = join(product.dataDir, 'copied');
  const copy = await startBare(entry, { COPY_FILE: copied });
  let mostKb = 0;
  const beforeKb = residentKb(product.pid());
  const watch = () => void (mostKb = Math.max(mostKb, residentKb(product.pid())));
  const { upload, plain } = await interleave(rounds, {
    upload: () => megabytesPerSecond(() => uploadWhole(product.origin, member, circleId, watch)),
    plain: () =>
      megabytesPerSecond(() => sendParts(() => fetch(copy.origin, { method: 'POST', body: part }))),
  });
  await copy.stop();
  rmSync(copied);
  return [
    {
      promise: 'An upload of 100 MB against a plain copy over the same HTTP stack',
      ...{ measured: upload, baseline: plain, unit: 'MB/s' },
      limit: { atLeast: 0.5, of: 'ratio' },
    },
    {
      promise: 'The server grows little while 400 MB come in',
      ...{ measured: (mostKb - beforeKb) / 1024, unit: 'MB' },
      limit: { atMost: 100, of: 'measured' },
    },
  ];
}

async function megabytesPerSecond(send: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await send();
  return sizeBytes / 1024 / 1024 / ((performance.now() - begun) / 1000);
}

async function sendParts(send: (offset: number) => Promise<Response>): Promise<void> {
  for (let offset = 0; offset < sizeBytes; offset += part.length) {
    const answer = await send(offset);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A part was refused: ${answer.status}`);
  }
}

async function uploadWhole(
  origin: string,
  { call, cookie }: Member,
  circleId: string,
  watch: () => void,
): Promise<void> {
  const uploadId = randomUUID();
  await call('documents', 'startUpload', {
    circleId,
    uploadId,
    documentId: null,
    name: 'Scan.pdf',
    sizeBytes,
  });
  await sendParts((offset) => {
    watch();
    return fetch(`${origin}${documentUploadUrl({ circleId, id: uploadId })}`, {
      method: 'PATCH',
      headers: {
        ...{ cookie, origin, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
        'content-type': 'application/offset+octet-stream',
      },
      body: part,
    });
  });
  await call('documents', 'cancelUpload', { circleId, uploadId });
}
