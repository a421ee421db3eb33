import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { HealthFileFault, type HealthFile } from './health-file';

const mostEntries = 200_000;
/** Text of measurements becomes a twentieth; what becomes less is made to fill a memory. */
const mostRatio = 200;
const mostInflatedBytes = 32 * 1024 ** 3;
/** Of text at a time: each is a way to a thread and back, and what others wait for while it is read. */
const textBytes = 128 * 1024;
const [stored, deflated] = [0, 8];

/** A file inside an archive. */
export interface ZippedFile {
  name: string;
  /** Of the text. */
  sizeBytes: number;
  open(): AsyncIterable<Buffer>;
}

/**
 * What an archive holds; nothing is unpacked before it is asked for, nor more than it said.
 *
 * @throws HealthFileFault
 */
export async function openZip(file: HealthFile): Promise<ZippedFile[]> {
  const zip = await opened(file);
  const files: ZippedFile[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (files.length >= mostEntries) return reject(new HealthFileFault('too-large'));
      files.push(zippedFile(zip, entry));
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', () => reject(new HealthFileFault('damaged')));
    zip.readEntry();
  });
  return files;
}

function opened(file: HealthFile): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new FileReader(file), file.sizeBytes, options, (error, zip) =>
      // The table of contents stands at the end: an archive that was cut off has none.
      error || !zip ? reject(new HealthFileFault('truncated')) : resolve(zip),
    );
  });
}

function zippedFile(zip: ZipFile, entry: Entry): ZippedFile {
  const { fileName: name, uncompressedSize: sizeBytes } = entry;
  return { name, sizeBytes, open: () => unpack(zip, entry) };
}

/** @throws HealthFileFault when it is too large, or not what the table of contents says */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { uncompressedSize, compressedSize, compressionMethod } = entry;
  if (uncompressedSize > mostInflatedBytes) throw new HealthFileFault('too-large');
  if (uncompressedSize > compressedSize * mostRatio) throw new HealthFileFault('unsafe');
  let bytes = 0;
  try {
    if (entry.isEncrypted() || ![stored, deflated].includes(compressionMethod))
      throw new HealthFileFault('damaged');
    const raw = await openRaw(zip, entry);
    for await (const chunk of compressionMethod === deflated ? inflate(raw) : raw) {
      bytes += (chunk as Buffer).length;
      if (bytes > uncompressedSize) break;
      yield chunk as Buffer;
    }
  } catch {
    throw new HealthFileFault('damaged');
  }
  if (bytes !== uncompressedSize) throw new HealthFileFault('damaged');
}

function openRaw(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, { decodeFileData: false }, (error, stream) =>
      stream ? resolve(stream as Readable) : reject(error ?? new Error('There is nothing to read.')),
    );
  });
}

/** An error of either stream is one of what is read. */
function inflate(raw: Readable): AsyncIterable<Buffer> {
  return pipeline(raw, createInflateRaw({ chunkSize: textBytes }), () => undefined);
}

class FileReader extends RandomAccessReader {
  constructor(private readonly file: HealthFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.read(start, end), { objectMode: false });
  }
}
