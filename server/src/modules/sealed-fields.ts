import { photosOfRecipients } from './circles/recipient-photos';
import { accountNumberContext } from './finance/account-number';
import { photosOfMedications } from './medications/medication-photos';
import { photoContext, type PhotoKind } from './photos/photo-kind';

type Row = Record<string, unknown>;

interface SealedField {
  field: string;
  /** What the value of a row is bound to. */
  contextOf: (row: Row) => string;
}

/** The columns that hold sealed values, by table. */
export const sealedFields: Record<string, SealedField> = {
  bills: {
    field: 'account_number_sealed',
    contextOf: ({ series_id: seriesId }) => accountNumberContext(String(seriesId)),
  },
  medication_photos: { field: 'content', contextOf: contextOfPhoto(photosOfMedications) },
  recipient_photos: { field: 'content', contextOf: contextOfPhoto(photosOfRecipients) },
};

function contextOfPhoto(kind: PhotoKind) {
  return ({ id }: Row) => photoContext(kind, String(id));
}
