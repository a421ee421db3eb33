import type { SealedFields } from '../crypto/sealed-field';
import { fileKeyContext } from '../files/file-keys';
import { photoContext, type PhotoKind } from '../files/photo-kind';
import { authenticatorContext } from './account';
import { photosOfRecipients } from './circles';
import { accountNumberContext } from './finance';
import { backupKeyContext } from './copies';
import { photosOfMedications } from './medications';
import { pushDeviceContext } from './notifications';
import { grantContext } from './wearables';

/** The columns that hold sealed values, by table. */
export const sealedFields: SealedFields = {
  authenticators: {
    field: 'key_sealed',
    contextOf: ({ person_id: personId }) => authenticatorContext(String(personId)),
  },
  bills: {
    field: 'account_number_sealed',
    contextOf: ({ series_id: seriesId }) => accountNumberContext(String(seriesId)),
  },
  file_keys: {
    field: 'sealed_key',
    contextOf: ({ circle_id: circleId }) => fileKeyContext(String(circleId)),
  },
  own_backups: {
    field: 'sealed_key',
    contextOf: ({ person_id: personId, file_id: fileId }) =>
      backupKeyContext(String(personId), String(fileId)),
  },
  medication_photos: { field: 'content', contextOf: contextOfPhoto(photosOfMedications) },
  push_devices: { field: 'target', contextOf: ({ id }) => pushDeviceContext(String(id)) },
  wearable_devices: {
    field: 'sealed_grant',
    contextOf: ({ circle_id: circleId, id }) => grantContext(String(circleId), String(id)),
  },
  recipient_photos: { field: 'content', contextOf: contextOfPhoto(photosOfRecipients) },
};

function contextOfPhoto(kind: PhotoKind) {
  return ({ id }: Record<string, unknown>) => photoContext(kind, String(id));
}
