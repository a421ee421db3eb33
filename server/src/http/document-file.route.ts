import { Readable } from 'node:stream';
import { documentPaths, documentTypes } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../access/find-membership';
import { findSealedFile } from '../files/file-keys';
import { readFile } from '../files/sealed-files';
import { findFile } from '../modules/documents';
import { refuse } from '../refuse';
import { byteRange } from './byte-range';
import { closedPolicy } from './content-security-policy';
import { fileDisposition } from './file-disposition';
import type { HttpContext } from './route-plugin';

const WantedFile = z.strictObject({
  circleId: Id,
  documentId: Id,
  version: z.coerce.number().int().positive().max(1_000_000),
});

/** The file of a document's version for those who may see the vault: whole, or a part of it (RFC 9110, 14). */
export function documentFileRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.get(documentPaths.file, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const wanted = WantedFile.safeParse(request.query).data;
    if (!wanted) throw nothingHere();
    const { db } = spine.database;
    const { crypto, files } = spine.services;
    const membership = await findMembership(db, wanted.circleId, signedIn.person.id);
    if (!membership || !can(membership.member, 'document:view')) throw nothingHere();
    const found = await findFile(db, wanted);
    if (!found) throw nothingHere();
    const { fileId, sizeBytes, contentType, name } = found;
    const file = await findSealedFile({ reader: db, crypto }, { ...wanted, fileId }, sizeBytes);
    if (!file) throw nothingHere();
    // Asked for again each time, so that a right that is taken away counts at once; the same bytes are not sent again.
    const tag = `"${fileId}"`;
    void reply
      .headers({ 'cache-control': 'private, no-cache', etag: tag, 'accept-ranges': 'bytes' })
      .header('content-security-policy', `${closedPolicy}; sandbox`)
      .header('content-disposition', fileDisposition(name, documentTypes[contentType]));
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const { range, 'if-range': ifRange = tag } = request.headers;
    const part = byteRange(ifRange === tag ? range : undefined, sizeBytes);
    if (part === 'beyond') return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send();
    const { from, to } = part ?? { from: 0, to: sizeBytes };
    if (part) void reply.status(206).header('content-range', `bytes ${from}-${to - 1}/${sizeBytes}`);
    void reply.header('content-length', to - from).type(contentType);
    return reply.send(Readable.from(readFile(files, file, from, to), { objectMode: false }));
  });
}

/** The same for strangers and for what never was. */
function nothingHere() {
  return refuse('NOT_FOUND', { message: 'Nothing is here.' });
}
