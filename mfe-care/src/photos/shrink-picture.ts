import { mostPhotoBytes, type PhotoOwner } from '@carecircle/contracts';

/** Nobody needs more to tell two pills apart, or to know a face, which every screen draws small. */
const longestSide = { medication: 1024, recipient: 512 };
const qualities = [0.85, 0.7, 0.5];

/** What a file becomes: a JPEG as base64, or why it can't be one. */
export type ShrunkPicture = { photo: string } | { fault: 'unreadable' | 'too-large' };

/** Makes a picture small enough to be sent and kept with a record (MED-2, REC-1). */
export async function shrinkPicture(file: Blob, of: PhotoOwner): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { fault: 'unreadable' };
  const scale = Math.min(1, longestSide[of] / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return { fault: 'unreadable' };
  // What is transparent becomes white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const photo = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (photo.length * 0.75 <= mostPhotoBytes) return { photo };
  }
  return { fault: 'too-large' };
}
