import type { PhotoKind } from '../../../files/photo-kind';
import { recipientPhotos } from './recipient-photos.tables';
import { findRecipient } from './recipient-rows';

/** Faces of the people cared for (REC-1). */
export const photosOfRecipients: PhotoKind = {
  of: 'recipient',
  action: 'recipient:view',
  table: recipientPhotos,
  presentId: async (reader, circleId, recipientId) =>
    (await findRecipient(reader, circleId, recipientId))?.photoId ?? null,
};
