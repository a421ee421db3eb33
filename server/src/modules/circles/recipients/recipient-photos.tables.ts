import { photoTable } from '../../../files/photo-table';

/** The faces of the people cared for (REC-1). */
export const recipientPhotos = photoTable('recipient_photos', 'recipient_id');
