import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { deviceMetrics, healthImportUrl, wearableLimits } from '@carecircle/contracts';
import { signUpMember, type Member } from '../member';
import { makeFamily } from '../years/make-family';

const lookAgainMs = 50;

/** Somebody whose watch is new here. */
interface Worn {
  member: Member;
  circleId: string;
  wearerId: string;
  deviceId: string;
}

/** Sends an export of a watch that nobody knows yet and has it read to its end; gives milliseconds. */
export async function importExport(origin: string, file: string): Promise<number> {
  const worn = await wearWatch(origin);
  const bytes = readFileSync(file);
  const begun = performance.now();
  await bringFile(origin, worn, bytes);
  return performance.now() - begun;
}

async function wearWatch(origin: string): Promise<Worn> {
  const member = await signUpMember(origin, 'Cleo');
  const circleId = await makeFamily(member, 0);
  const [wearer] = await member.call('circles', 'listRecipients', { circleId });
  const [wearerId, deviceId] = [wearer?.id ?? '', randomUUID()];
  await member.call('wearables', 'addDevice', {
    ...{ circleId, deviceId, wearerId, type: 'apple_watch', name: 'Apple Watch', deviceNumber: null },
    metrics: [...deviceMetrics],
  });
  return { member, circleId, wearerId, deviceId };
}

async function bringFile(origin: string, worn: Worn, bytes: Buffer): Promise<void> {
  const { member, circleId, wearerId, deviceId } = worn;
  const importId = randomUUID();
  const file = { name: 'export.zip', sizeBytes: bytes.length };
  await member.call('wearables', 'startHealthImport', { circleId, importId, deviceId, ...file });
  const url = `${origin}${healthImportUrl({ circleId, id: importId })}`;
  for (let offset = 0; offset < bytes.length; offset += wearableLimits.partBytes) {
    const answer = await fetch(url, {
      method: 'PATCH',
      headers: {
        ...{ cookie: member.cookie, origin, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(offset, offset + wearableLimits.partBytes)),
    });
    if (!answer.ok) throw new Error(`A part was refused: ${answer.status}`);
  }
  await member.call('wearables', 'readHealthImport', { circleId, importId });
  for (;;) {
    const [read] = await member.call('wearables', 'listHealthImports', { circleId, wearerId });
    if (read?.status === 'done' && read.problem === null && read.known + read.left === 0) return;
    if (read?.status !== 'reading') throw new Error(`The export was not read: ${JSON.stringify(read)}`);
    await wait(lookAgainMs);
  }
}
