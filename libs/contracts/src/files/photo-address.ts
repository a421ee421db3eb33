/** Where the photos of each kind of record are served, each to those who may see the record (MED-2, REC-1). */
export const photoPaths = {
  medication: '/api/care/medication-photo',
  recipient: '/api/circles/recipient-photo',
} as const;

export type PhotoOwner = keyof typeof photoPaths;

interface Pictured {
  circleId: string;
  id: string;
  /** Missing in what a device kept from before records of this kind had photos. */
  photoId?: string | null;
}

/** Address of a record's photo, null without one; another photo has another address. */
export function photoUrl(of: PhotoOwner, { circleId, id, photoId }: Pictured): string | null {
  return photoId ? `${photoPaths[of]}?circleId=${circleId}&${of}Id=${id}&photoId=${photoId}` : null;
}
