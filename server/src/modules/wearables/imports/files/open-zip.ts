import { Readable } from 'node:stream';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { HealthFileFault, type HealthFile } from './health-file';

const mostEntries = 200_000;
/** Text of measurements becomes a twentieth; what becomes less is made to fill a memory. */
const mostRatio = 200;
const mostInflatedBytes = 32 * 1024 ** 3;

/** A file inside an archive. */
export interface ZippedFile {
  name: string;
  /** Of the text. */
  sizeBytes: number;
  open(): Promise<Readable>;
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
  const { fileName: name, uncompressedSize: sizeBytes, compressedSize } = entry;
  return {
    name,
    sizeBytes,
    open: () =>
      new Promise((resolve, reject) => {
        if (sizeBytes > mostInflatedBytes) return reject(new HealthFileFault('too-large'));
        if (sizeBytes > compressedSize * mostRatio) return reject(new HealthFileFault('unsafe'));
        zip.openReadStream(entry, (error, stream) =>
          error || !stream ? reject(new HealthFileFault('damaged')) : resolve(stream as Readable),
        );
      }),
  };
}

class FileReader extends RandomAccessReader {
  constructor(private readonly file: HealthFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.read(start, end), { objectMode: false });
  }
}
