import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FilePlace } from './file-store';

/** A file is sealed in chunks, so that it can come in parts and any part of it be read alone. */
export const chunkBytes = 64 * 1024;
const nonceBytes = 12;
const tagBytes = 16;
export const sealedChunkBytes = nonceBytes + chunkBytes + tagBytes;

/** What is known of a file before any of its bytes is. */
export interface SealedFile {
  place: FilePlace;
  /** Its own, derived from the circle's. */
  key: Buffer;
  sizeBytes: number;
}

/** Key of one file of a circle. */
export function keyOfFile(circleKey: Buffer, { fileId }: FilePlace): Buffer {
  return Buffer.from(hkdfSync('sha256', circleKey, fileId, 'carecircle file', 32));
}

/** Bytes of the chunk that stands at `index` of a file: as many as all others, of the last one what is left; 0 behind it. */
export function lengthOfChunk(index: number, sizeBytes: number): number {
  return Math.max(0, Math.min(chunkBytes, sizeBytes - index * chunkBytes));
}

/**
 * AES-256-GCM with a nonce of each chunk's own, since a part that was cut off comes a second time; bound to circle, file and place, and to
 * whether it is the last, so that none can be moved, left out or cut away.
 */
export function sealChunk(file: SealedFile, index: number, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', file.key, nonce).setAAD(bindingOf(file, index));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when it was changed or belongs elsewhere. */
export function openChunk(file: SealedFile, index: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', file.key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(bindingOf(file, index)).setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

function bindingOf({ place, sizeBytes }: SealedFile, index: number): Buffer {
  const isLast = (index + 1) * chunkBytes >= sizeBytes;
  return Buffer.from(`v1 ${place.circleId} ${place.fileId} ${index} ${isLast ? 'last' : 'more'}`);
}

/** How many of a file's bytes stand in so many sealed ones; a chunk that was broken off counts as none. */
export function bytesIn(sealedBytes: number, sizeBytes: number): number {
  const whole = Math.floor(sealedBytes / sealedChunkBytes);
  const rest = lengthOfChunk(whole, sizeBytes);
  const hasLast = rest > 0 && sealedBytes - whole * sealedChunkBytes >= nonceBytes + rest + tagBytes;
  return Math.min(sizeBytes, whole * chunkBytes + (hasLast ? rest : 0));
}
