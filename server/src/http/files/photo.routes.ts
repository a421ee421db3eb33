import { photoPaths } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import type { PhotoKind } from '../../files/photo-kind';
import { readPhoto } from '../../files/read-photo';
import { photosOfRecipients } from '../../modules/circles';
import { photosOfMedications } from '../../modules/medications';
import { refuse } from '../../refuse';
import { closedPolicy } from '../protection/content-security-policy';
import { fileHeaders } from '../protection/security-headers';
import type { HttpContext } from '../route-plugin';

const WantedPhoto = z.strictObject({ circleId: Id, ownerId: Id, photoId: Id });

/** The photo of a record at its path of `photoPaths`, for those who may see the record (MED-2, REC-1). */
export function photoRoutes(app: FastifyInstance, { spine }: HttpContext): void {
  for (const kind of [photosOfMedications, photosOfRecipients])
    app.get(photoPaths[kind.of], pictureHeaders, async (request, reply) => {
      const { signedIn } = request;
      if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
      const wanted = wantedPhoto(kind, request.query);
      if (!wanted) throw nothingHere();
      const { circleId, ownerId, photoId } = wanted;
      const { db } = spine.database;
      const membership = await findMembership(db, circleId, signedIn.person.id);
      if (!membership || !can(membership.member, kind.action)) throw nothingHere();
      if ((await kind.presentId(db, circleId, ownerId)) !== photoId) throw nothingHere();
      // Asked for again each time, so that a right that is taken away counts at once; an unchanged picture is not sent again.
      const tag = `"${photoId}"`;
      void reply
        .header('cache-control', 'private, no-cache')
        .header('etag', tag)
        .header('content-security-policy', `${closedPolicy}; sandbox`);
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      const photo = await readPhoto({ reader: db, crypto: spine.services.crypto }, kind, wanted);
      if (!photo) throw nothingHere();
      // Shown in pages of ours alike, but whoever follows its address gets a file and no document of our origin.
      const fileName = photo.contentType.replace('image/', 'photo.');
      void reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return reply.type(photo.contentType).send(photo.bytes);
    });
}

/** What rules documents alone does not go with a picture. */
const pictureHeaders = {
  helmet: { ...fileHeaders.helmet, frameguard: { action: 'deny' } },
} as const;

/** Which photo a query names; the record stands there by its own name, such as `recipientId`. */
function wantedPhoto({ of }: PhotoKind, query: unknown) {
  const { [`${of}Id`]: ownerId, ...others } = query as Record<string, unknown>;
  return WantedPhoto.safeParse({ ...others, ownerId }).data;
}

/** The same for strangers and for what never was. */
function nothingHere() {
  return refuse('NOT_FOUND', { message: 'Nothing is here.' });
}
