import { Readable } from 'node:stream';
import yazl from 'yazl';
import { csvOf, jsonOf, type ExportList, type ExportRecord } from './export-list';

/**
 * An archive of lists, each as JSON and as CSV. A list is read when the archive comes to it, so that a large export never stands in
 * memory whole. Ends with an error where a list could not be read: nobody takes half of it for all.
 */
export function writeExport(lists: readonly ExportList[]): Readable {
  const archive = new yazl.ZipFile();
  for (const { path, read } of lists) {
    let known: Promise<ExportRecord[]> | undefined;
    const records = () => (known ??= read());
    add(archive, `${path}.json`, async () => jsonOf(await records()));
    add(archive, `${path}.csv`, async () => csvOf(await records()));
  }
  archive.end();
  return archive.outputStream as Readable;
}

function add(archive: yazl.ZipFile, name: string, textOf: () => Promise<string>): void {
  archive.addReadStreamLazy(name, (pass) => {
    textOf().then(
      (text) => pass(null, Readable.from([Buffer.from(text)])),
      (error: unknown) => archive.outputStream.emit('error', error),
    );
  });
}
