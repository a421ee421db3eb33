import { createHash } from 'node:crypto';

/** Whether bytes have a sum as browsers check it, such as `sha256-…`. */
export function hasSum(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-');
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
}
