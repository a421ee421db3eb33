/** Enough to read a label or a letter; few phones show more. */
const longestSide = 2_560;
const quality = 0.85;

/**
 * The picture as it is sent: drawn anew, so that it stands upright, is small enough for a slow line, and tells neither where nor with what
 * it was taken. Null for what this browser cannot show.
 */
export async function uprightPicture(file: File): Promise<{ blob: Blob; name: string } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent becomes white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob && { blob, name: `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg` };
}
