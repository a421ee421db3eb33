import type { FileStore } from '../file-store';
import type { S3Options } from './create-s3-file-store';

/** Four times with growing pauses, about three seconds in all where nothing answers. */
const maxAttempts = 4;

/** The file store in a bucket of Amazon's, or of another server with its interface; the client is loaded where it is used. */
export async function openS3(options: S3Options): Promise<FileStore> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = options;
  const [{ S3Client }, { createS3FileStore }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./create-s3-file-store'),
  ]);
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...{ region, credentials: { accessKeyId, secretAccessKey }, maxAttempts },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    // Files bring a sum of their own, and not every server knows Amazon's newer ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return createS3FileStore(client, bucket);
}
