import { bareJpeg } from './bare-jpeg';
import { barePng } from './bare-png';
import { bareWebp } from './bare-webp';

/** What shows, and nothing else: no place or time of taking, no name of a device, no note, nothing after the picture's end. */
export interface BarePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * The one still picture that some bytes are, by what is in them, and its content type; null when they are none that every
 * browser shows. Nothing is decoded: containers are walked, parts that draw are kept as they are, all others are left out.
 */
export function barePicture(bytes: Buffer): (BarePicture & { contentType: string }) | null {
  for (const [contentType, read] of Object.entries(formats)) {
    const picture = read(bytes);
    if (picture) return { ...picture, contentType };
  }
  return null;
}

const formats = { 'image/jpeg': bareJpeg, 'image/png': barePng, 'image/webp': bareWebp };
