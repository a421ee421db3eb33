import { HealthFileFault, type HealthFile, type HealthPart } from './health-file';
import { openZip, type ZippedFile } from './open-zip';
import { createCollector, type Collector } from './part-collector';
import { readAppleExport } from './read-apple-export';
import { readHealthCsv } from './read-health-csv';
import { isSamsungTable } from './samsung-rows';

interface Options {
  /** In which clock times without an offset are meant. */
  timeZone: string;
  /** Milliseconds since 1970: nothing was measured later. */
  latestMs: number;
}

/**
 * All measurements of a file, part by part: an Apple Health export as .zip or .xml, tables of Samsung Health as .zip or .csv, or a plain
 * .csv. What it is follows from its first bytes, not from its name.
 *
 * @throws HealthFileFault after the last part, when the file ended otherwise than it should
 */
export async function* readParts(
  file: HealthFile,
  { timeZone, latestMs }: Options,
): AsyncGenerator<HealthPart> {
  const collector = createCollector(latestMs);
  const head = await firstBytes(file);
  if (head.startsWith('PK\u0003\u0004')) {
    yield* readZip(file, collector, timeZone);
    return;
  }
  const progressOf = (textBytes: number) => Math.min(textBytes, file.sizeBytes);
  const bytes = file.read(0, file.sizeBytes);
  if (head.includes('\0')) throw new HealthFileFault('not-a-health-file');
  if (/^\s*</.test(head.replace(/^\u00ef\u00bb\u00bf/, '')))
    yield* readAppleExport(bytes, collector, progressOf);
  else yield* readHealthCsv(bytes, collector, { timeZone, progressOf });
}

async function* readZip(
  file: HealthFile,
  collector: Collector,
  timeZone: string,
): AsyncGenerator<HealthPart> {
  const wanted = wantedOf(await openZip(file));
  const allBytes = wanted.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let doneBytes = 0;
  for (const each of wanted) {
    const before = doneBytes;
    const progressOf = (textBytes: number) =>
      Math.floor((file.sizeBytes * (before + textBytes)) / Math.max(allBytes, 1));
    const bytes = each.open();
    yield* isXml(each)
      ? readAppleExport(bytes, collector, progressOf)
      : readHealthCsv(bytes, collector, { timeZone, progressOf });
    doneBytes += each.sizeBytes;
  }
}

/** The export itself, whose name is in the language of the telephone and which is the largest; else the tables of Samsung Health. */
function wantedOf(files: readonly ZippedFile[]): ZippedFile[] {
  const [largest] = files
    .filter((file) => isXml(file) && !/_cda\.xml$/i.test(file.name))
    .sort((one, other) => other.sizeBytes - one.sizeBytes);
  const wanted = largest
    ? [largest]
    : files.filter(({ name }) => /\.csv$/i.test(name) && isSamsungTable(name));
  if (wanted.length === 0) throw new HealthFileFault('not-a-health-file');
  return wanted;
}

const isXml = ({ name }: ZippedFile) => /\.xml$/i.test(name);

async function firstBytes(file: HealthFile): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of file.read(0, Math.min(file.sizeBytes, 512))) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}
