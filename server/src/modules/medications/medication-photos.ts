import { and, eq, isNull } from 'drizzle-orm';
import type { PhotoKind } from '../../files/photo-kind';
import { medicationPhotos, medications } from './medications.tables';

/** Pictures of pills and packages (MED-2); that of a deleted medication is hidden with it. */
export const photosOfMedications: PhotoKind = {
  of: 'medication',
  action: 'medication:view',
  table: medicationPhotos,
  async presentId(reader, circleId, medicationId) {
    const [row] = await reader
      .select({ photoId: medications.photoId })
      .from(medications)
      .where(
        and(
          eq(medications.circleId, circleId),
          eq(medications.id, medicationId),
          isNull(medications.deletedAt),
        ),
      );
    return row?.photoId ?? null;
  },
};
