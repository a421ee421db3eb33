import { messageFileEndings } from '@carecircle/contracts';
import { putAttachment } from './attachment-store';
import { chooseFile } from './choose-file';
import { findFault } from './find-fault';
import { uprightPicture } from './upright-picture';

/** Has a picture chosen, or taken with the camera of a phone, for the conversation of `key`. */
export function pickPicture(key: string): void {
  chooseFile(['image/*'], (file) => void attachPicture(key, file));
}

/** Has a document chosen: its ending says what it is until the server looks into it. */
export function pickDocument(key: string): void {
  chooseFile(messageFileEndings, (file) => {
    const fault = findFault('file', file);
    putAttachment(key, { kind: 'file', name: safeName(file.name), blob: file, ...(fault && failed(fault)) });
  });
}

export async function attachPicture(key: string, file: File): Promise<void> {
  const fault = findFault('image', file);
  const picture = fault ? null : await uprightPicture(file);
  if (!picture) {
    const failure = failed(fault ?? { is: 'unreadable' });
    putAttachment(key, { kind: 'image', name: safeName(file.name), blob: file, ...failure });
    return;
  }
  putAttachment(key, { kind: 'image', ...picture, name: safeName(picture.name) });
}

const failed = (fault: NonNullable<ReturnType<typeof findFault>>) => ({ state: 'failed' as const, fault });

const longestName = 200;

/** A name that the server takes: no path, nothing that turns the direction of reading, not longer than it may be, with its ending. */
function safeName(name: string): string {
  const plain = name.replace(/[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim() || 'file';
  if (plain.length <= longestName) return plain;
  const ending = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longestName - ending.length) + ending;
}
