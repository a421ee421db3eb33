import { mostPhotoBytes } from '@carecircle/contracts';
import { refuse } from '../../spine/refuse';
import { photoType } from './photo-type';

/** The bytes of a picture, and what kind it is by them. */
export interface Picture {
  bytes: Buffer;
  contentType: string;
}

/** The picture in a command's `photo`; what is none or is too large is refused at that field (ALL-3). */
export function requirePicture(photo: string): Picture {
  const bytes = Buffer.from(photo, 'base64');
  if (bytes.length > mostPhotoBytes) throw wrongPhoto('too_big', 'This photo is too large.');
  const contentType = photoType(bytes);
  if (!contentType) throw wrongPhoto('not_a_picture', 'This is no JPEG, PNG or WebP picture.');
  return { bytes, contentType };
}

function wrongPhoto(code: string, message: string) {
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'photo', code }] });
}
