import { createHash } from 'node:crypto';

const longestUid = 200;

/** A long UID is kept as its digest. */
export function shortUid(uid: string): string {
  return uid.length > longestUid ? createHash('sha256').update(uid).digest('hex') : uid;
}
