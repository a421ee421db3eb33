import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasClamDaemon,
  mostScannedBytes,
  startClamDaemon,
  virus,
  type ClamDaemon,
} from '../testing/partners/clam-daemon';
import { startTestServer } from '../testing/start-test-server';
import { createUploader, pdf } from '../testing/test-documents';
import { createClamScanner } from './virus-scanner';

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe.runIf(hasClamDaemon)('VAULT-1 a real ClamAV daemon', () => {
  let daemon: ClamDaemon;
  beforeAll(async () => {
    daemon = await startClamDaemon();
  });
  afterAll(() => daemon.stop());

  it('sees the whole file, also what lies over the border of two parts', async () => {
    const scanner = createClamScanner(daemon.url);
    expect(await scanner.isClean(parts('all ', 'is well'))).toBe(true);
    expect(await scanner.isClean(parts(`before ${virus.slice(0, 6)}`, virus.slice(6)))).toBe(false);
  });

  it('that looks at no more than so much calls nothing beyond it clean', async () => {
    const tooMuch = parts('x'.repeat(mostScannedBytes), 'y');
    await expect(createClamScanner(daemon.url).isClean(tooMuch)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('keeps an infected document out of the vault, with nothing of it left', async () => {
    const server = await startTestServer({ scanner: createClamScanner(daemon.url) });
    const files = createUploader(server);
    const ana = await server.signUp('Ana');
    const { id: circleId } = await ana.createCircle({ planId: 'basic' });
    await files.add(ana, circleId, { name: 'Clean.pdf' });
    const infected = files.add(ana, circleId, { bytes: Buffer.concat([pdf, Buffer.from(virus)]) });
    await expect(infected).rejects.toMatchObject({ fields: [{ code: 'file_infected' }] });
    const { documents } = await ana.call('documents.listDocuments', { circleId });
    expect(documents.map(({ name }) => name)).toEqual(['Clean.pdf']);
    await server.stop();
  });
});

it('VAULT-1 while no scanner answers a file waits, and goes in once one does', async () => {
  let isUp = false;
  const away = createClamScanner('tcp://127.0.0.1:1');
  const server = await startTestServer({
    scanner: { isClean: async (bytes) => isUp || away.isClean(bytes) },
  });
  const files = createUploader(server);
  const ana = await server.signUp('Ana');
  const { id: circleId } = await ana.createCircle({ planId: 'basic' });
  const uploadId = await files.send(ana, circleId, pdf, { name: 'Will.pdf' });
  const add = () =>
    ana.call('documents.addDocument', {
      ...{ circleId, documentId: randomUUID(), uploadId },
      ...{ kind: 'other', expiresOn: null, renewalOwnerId: null },
    });
  await expect(add()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  isUp = true;
  expect(await add()).toMatchObject({ name: 'Will.pdf' });
  await server.stop();
});
