import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Objects of one bucket, as files need them. */
export interface Objects {
  /** All below a prefix, however many pages they fill. */
  list(prefix: string): Promise<{ key: string; bytes: number }[]>;
  /** Bytes `from` to `to`, the latter not included; fewer where the object ends before, none where there is no object. */
  read(key: string, from: number, to: number): Promise<Buffer>;
  write(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
}

export function createObjects(client: S3Client, Bucket: string): Objects {
  const list = async (Prefix: string) => {
    const found: { key: string; bytes: number }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      found.push(...(page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({ key: Key, bytes: Size })));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  };
  // One by one: to delete many in one call needs a sum that not every server of this interface takes.
  const remove = async (Key: string) => void (await client.send(new DeleteObjectCommand({ Bucket, Key })));
  return {
    list,
    remove,
    async read(Key, from, to) {
      try {
        const Range = `bytes=${from}-${to - 1}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (isNothing(error)) return Buffer.alloc(0);
        throw error;
      }
    },
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }));
    },
    async removeAll(prefix) {
      for (const { key } of await list(prefix)) await remove(key);
    },
  };
}

/** No such object, or it ends before the range. */
function isNothing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 416;
}
