import { exportPath } from '@carecircle/contracts';
import yauzl from 'yauzl';
import { text } from 'node:stream/consumers';
import type { TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

/** The files of a person's export, by name. */
export async function takeExport(server: TestServer, person: TestPerson): Promise<Record<string, string>> {
  const answer = await server.app.inject({ url: exportPath, headers: { cookie: person.cookie } });
  if (answer.statusCode !== 200) throw new Error(`The export failed: ${answer.body}`);
  return filesIn(answer.rawPayload);
}

function filesIn(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const files: Record<string, string> = {};
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      archive.on('error', reject);
      archive.on('end', () => resolve(files));
      archive.on('entry', (entry: yauzl.Entry) => {
        archive.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          text(stream).then((content) => {
            files[entry.fileName] = content;
            archive.readEntry();
          }, reject);
        });
      });
      archive.readEntry();
    });
  });
}
