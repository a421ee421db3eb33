import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSealedFile } from '../../files/file-keys';
import { readFile } from '../../files/sealed-files';
import { refuse } from '../../refuse';
import type { Spine } from '../../spine/spine';
import { byteRange } from './byte-range';
import { closedPolicy } from '../protection/content-security-policy';
import { fileDisposition } from './file-disposition';

interface SentFile {
  circleId: string;
  fileId: string;
  sizeBytes: number;
  contentType: string;
  name: string;
  /** How a name of this content ends. */
  ending: string;
}

/** A sealed file to whoever may have it: whole, or a part of it (RFC 9110, 14). */
export async function sendFile(
  { database, services }: Spine,
  request: FastifyRequest,
  reply: FastifyReply,
  { circleId, fileId, sizeBytes, contentType, name, ending }: SentFile,
): Promise<FastifyReply> {
  const { crypto, files } = services;
  const file = await findSealedFile({ reader: database.db, crypto }, { circleId, fileId }, sizeBytes);
  if (!file) throw nothingHere();
  // Asked for again each time, so that a right that is taken away counts at once; the same bytes are not sent again.
  const tag = `"${fileId}"`;
  void reply
    .headers({ 'cache-control': 'private, no-cache', etag: tag, 'accept-ranges': 'bytes' })
    .header('content-security-policy', `${closedPolicy}; sandbox`)
    .header('content-disposition', fileDisposition(name, ending));
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const { range, 'if-range': ifRange = tag } = request.headers;
  const part = byteRange(ifRange === tag ? range : undefined, sizeBytes);
  if (part === 'beyond') return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send();
  const { from, to } = part ?? { from: 0, to: sizeBytes };
  if (part) void reply.status(206).header('content-range', `bytes ${from}-${to - 1}/${sizeBytes}`);
  void reply.header('content-length', to - from).type(contentType);
  return reply.send(Readable.from(readFile(files, file, from, to), { objectMode: false }));
}

/** The same for strangers and for what never was. */
export function nothingHere() {
  return refuse('NOT_FOUND', { message: 'Nothing is here.' });
}
