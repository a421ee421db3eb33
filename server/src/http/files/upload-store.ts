import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { FileStore } from '../../files/file-store';
import type { SealedFile } from '../../files/sealed-chunk';
import { receivePart, receivedBytes } from '../../files/sealed-files';

/** One announced file as the protocol's own server sees it: what comes is sealed before it is written. */
export class UploadStore extends DataStore {
  constructor(
    private readonly files: FileStore,
    private readonly file: SealedFile,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const offset = await receivedBytes(this.files, this.file);
    return new Upload({ id, size: this.file.sizeBytes, offset });
  }

  override write(stream: Readable): Promise<number> {
    return receivePart(this.files, this.file, stream as AsyncIterable<Buffer>);
  }
}
