import { createHash } from 'node:crypto';

/** Subresource-integrity text of some bytes. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
