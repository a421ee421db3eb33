import { documentLimits } from '@carecircle/contracts';

/** A file's name as the vault takes it: without what is no part of a name, and no longer than it may be, its ending kept. */
export function uploadName(fileName: string): string {
  const plain = fileName.replace(/[\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
  const ending = /\.[^.]{1,5}$/.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length);
  const cut = [...stem].slice(0, documentLimits.nameLength - ending.length).join('');
  return `${cut}${ending}`.slice(0, documentLimits.nameLength);
}
