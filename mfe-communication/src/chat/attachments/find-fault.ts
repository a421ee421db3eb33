import { messageFileEndings, messageLimits, type MessageFileKind } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import type { AttachmentFault } from './attachment';

/** What is wrong with a file before anything of it is sent. */
export function findFault(kind: MessageFileKind, { name, size }: File): AttachmentFault | undefined {
  const isKnown = kind !== 'file' || messageFileEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return { is: 'type' };
  if (size === 0) return { is: 'empty' };
  return size > messageLimits.fileBytes ? { is: 'too-large' } : undefined;
}

/** What stopped a file on its way. */
export function faultOf(error: unknown): AttachmentFault {
  if (!(error instanceof Refusal)) return { is: 'connection' };
  const { code, fields, details } = error;
  if (code === 'STORAGE_FULL') return { is: 'storage', freeBytes: Number(details.freeBytes) };
  const [field] = fields;
  if (field?.code === 'file_content') return { is: 'content' };
  if (field?.code === 'file_infected') return { is: 'infected' };
  if (field?.path === 'sizeBytes') return { is: 'too-large' };
  return { is: 'refused', refusal: error };
}

/** Whether trying again could help; the same bytes stay what they are. */
export function isPassing({ is }: AttachmentFault): boolean {
  return ['connection', 'storage', 'refused'].includes(is);
}
