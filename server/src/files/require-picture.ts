import { mostPhotoBytes } from '@carecircle/contracts';
import { refuse } from '../refuse';
import { barePicture } from './bare-picture';

/** The bytes of a picture, and what kind it is by them. */
export interface Picture {
  bytes: Buffer;
  contentType: string;
}

/** Few bytes can unfold to more than a phone can hold. */
const longestSide = 4096;

/**
 * The picture in a command's `photo`, without what does not show; what is none or is too large is refused at that field (ALL-3).
 */
export function requirePicture(photo: string): Picture {
  const sent = Buffer.from(photo, 'base64');
  if (sent.length > mostPhotoBytes) throw wrongPhoto('too_big', 'This photo is too large.');
  const picture = barePicture(sent);
  if (!picture || picture.width === 0 || picture.height === 0)
    throw wrongPhoto('not_a_picture', 'This is no JPEG, PNG or WebP picture.');
  const { bytes, contentType, width, height } = picture;
  if (Math.max(width, height) > longestSide) throw wrongPhoto('too_big', 'This photo has too many pixels.');
  return { bytes, contentType };
}

function wrongPhoto(code: string, message: string) {
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'photo', code }] });
}
